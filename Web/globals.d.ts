// What browsers have and TypeScript 4.8 does not know yet, and what modules tell each other through the window.

interface ViewTransition {
  readonly finished: Promise<void>;
  readonly ready: Promise<void>;
  readonly updateCallbackDone: Promise<void>;
  skipTransition(): void;
}

interface Document {
  startViewTransition?(update: () => void | Promise<void>): ViewTransition;
}

interface HTMLElement {
  showPopover?(): void;
  hidePopover?(): void;
}
