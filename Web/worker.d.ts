// What the server writes before the service worker: the files of the screens, and a hash of all of them.

declare const shell: { version: string; files: string[] };
