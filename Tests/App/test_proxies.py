"""The way of a phone at home, as PHONE.md has it: own TLS, nginx and Caddy in front, each tried with curl."""

import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest

from server import ROOT, Server, environment, program

NAME = "loadbook.home"
PAGE = (ROOT / "PHONE.md").read_text()


def find(tool):
    """The program of that name, also where daemons are kept."""
    return os.environ.get(tool.upper()) or shutil.which(tool, path=os.environ["PATH"] + ":/usr/sbin:/usr/local/sbin")


def free_port(address="127.0.0.1"):
    with socket.socket() as probe:
        probe.bind((address, 0))
        return probe.getsockname()[1]


@unittest.skipUnless(find("openssl") and find("curl"), "openssl or curl is missing")
class ProxyCase(unittest.TestCase):
    """A certificate made by the very lines of PHONE.md."""

    @classmethod
    def setUpClass(cls):
        cls.place = pathlib.Path(tempfile.mkdtemp(prefix="loadbook-proxy-"))
        cls.addClassCleanup(shutil.rmtree, cls.place, ignore_errors=True)
        lines = re.search(r"<!-- certificate -->\n\n```sh\n(.*?)```", PAGE, re.S).group(1)
        subprocess.run(["sh", "-eu", "-c", lines.replace("192.168.1.5", "127.0.0.2")], cwd=cls.place, check=True,
                       capture_output=True)

    def serve(self, *arguments):
        server = Server(0, arguments=arguments)
        self.addCleanup(server.remove)
        return server

    def curl(self, address, path, *options, name=NAME):
        """Status and body of an answer, the certificate checked against the authority of PHONE.md."""
        host, port = address
        made = subprocess.run(
            ["curl", "-sS", "--max-time", "20", "--cacert", str(self.place / "loadbook-ca.pem"), "--resolve",
             f"{name}:{port}:{host}", "-w", "\n%{http_code}", f"https://{name}:{port}{path}", *options],
            capture_output=True, text=True)
        self.assertEqual(made.returncode, 0, made.stderr)
        body, status = made.stdout.rsplit("\n", 1)
        return int(status), body

    def the_way_of_a_phone(self, server, address):
        """A stranger is refused, pairs, reads, writes, and is out once it is revoked."""
        origin = f"https://{NAME}:{address[1]}"
        self.assertEqual(self.curl(address, "/api/v1/today")[0], 401)
        self.assertEqual(self.curl(address, "/pair")[0], 200)
        code = self.devices(server, "pair", "--json")["code"]
        send = ("-H", "Content-Type: application/json", "-H", "Origin: " + origin)
        body = json.dumps({"code": code, "name": "Phone"})
        self.assertEqual(self.curl(address, "/api/v1/pair", "-d", body, *send[:2], "-H", "Origin: https://evil.example")[0], 403)
        status, answer = self.curl(address, "/api/v1/pair", "-d", body, *send, "-c", str(self.place / "jar"))
        self.assertEqual(status, 201)
        jar = (self.place / "jar").read_text()
        self.assertRegex(jar, r"#HttpOnly_.*TRUE.*__Host-loadbook")
        cookie = ("-b", str(self.place / "jar"))
        self.assertEqual(self.curl(address, "/api/v1/today", *cookie)[0], 200)
        ready = json.dumps({"percent": 80, "reason": None})
        self.assertEqual(self.curl(address, "/api/v1/today/readiness", "-d", ready, *send, *cookie)[0], 200)
        bearer = ("-H", "Authorization: Bearer " + json.loads(answer)["token"])
        self.assertEqual(self.curl(address, "/api/v1/today", *bearer)[0], 200)
        # A proxy may answer for a name that it does not know, as long as nothing of hers is in it.
        status, answer = self.curl(address, "/api/v1/today", *bearer, "-H", "Host: evil.example")
        self.assertTrue(status == 421 or answer == "", f"{status} {answer}")
        self.devices(server, "revoke", "Phone", "--json")
        self.assertEqual(self.curl(address, "/api/v1/today", *cookie)[0], 401)

    def devices(self, server, *words):
        made = subprocess.run([program(), "devices", *words], env=environment(server.home), check=True,
                              capture_output=True, text=True)
        return json.loads(made.stdout)

    def start(self, command, address):
        """Starts a proxy and waits until it listens."""
        log = open(self.place / "proxy.log", "wb")
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "HOME": str(self.place)})
        self.addCleanup(self.end, process, log)
        for _ in range(100):
            try:
                socket.create_connection(address, timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        self.fail("the proxy did not start: " + (self.place / "proxy.log").read_text())

    @staticmethod
    def end(process, log):
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=10)
        log.close()


class OwnTLS(ProxyCase):
    def serve_with_tls(self, *more):
        return self.serve(
            "--listen", "127.0.0.2", "--certificate", str(self.place / "loadbook.home.pem"), "--key",
            str(self.place / "loadbook.home.key"), *more)

    def test_a_phone_comes_by_the_server_s_own_tls(self):
        server = self.serve_with_tls("--host", NAME)
        self.the_way_of_a_phone(server, ("127.0.0.2", server.port))

    def test_its_address_is_a_name_as_well(self):
        server = self.serve_with_tls()
        self.assertEqual(self.curl(("127.0.0.2", server.port), "/pair", name="127.0.0.2")[0], 200)
        self.assertEqual(self.curl(("127.0.0.2", server.port), "/pair")[0], 421)

    def test_without_tls_no_other_address_is_listened_at(self):
        for words in (["--listen", "0.0.0.0"], ["--listen", "192.168.1.5"], ["--listen", "::", "--key", "key.pem"]):
            with tempfile.TemporaryDirectory() as home:
                made = subprocess.run([program(), "serve", "--port", "0", "--folder", home + "/log", *words],
                                      env=environment(home), capture_output=True, text=True, timeout=60)
            self.assertEqual(made.returncode, 2, made.stderr)
            self.assertIn("certificate", made.stderr)


@unittest.skipUnless(find("nginx"), "nginx is missing")
class Nginx(ProxyCase):
    def configure(self, server, text):
        port = free_port("127.0.0.3")
        site = re.sub(r" *listen \[::\].*\n", "", text).replace("listen 443", f"listen 127.0.0.3:{port}")
        site = site.replace("127.0.0.1:5623", f"127.0.0.1:{server.port}").replace("/etc/loadbook", str(self.place))
        temporary = "".join(f"{kind}_temp_path {self.place}/{kind};\n" for kind in
                            ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (self.place / "nginx.conf").write_text(
            f"daemon off; pid {self.place}/nginx.pid; worker_processes 1;\nevents {{}}\n"
            f"http {{ access_log off; {temporary} {site} }}\n")
        self.start([find("nginx"), "-e", "stderr", "-p", str(self.place), "-c", str(self.place / "nginx.conf")],
                   ("127.0.0.3", port))
        return ("127.0.0.3", port)

    def test_a_phone_comes_by_the_configuration_that_is_shipped(self):
        server = self.serve("--host", NAME)
        address = self.configure(server, (ROOT / "Support/nginx-loadbook.conf").read_text())
        self.the_way_of_a_phone(server, address)

    def test_a_configuration_that_hides_the_phone_does_not_let_it_in(self):
        server = self.serve()
        text = (ROOT / "Support/nginx-loadbook.conf").read_text()
        address = self.configure(server, re.sub(r" *proxy_(set_header|http_version) .*\n", "", text))
        # nginx asks for 127.0.0.1 itself then, and says of nobody from where he comes.
        self.assertEqual(self.curl(address, "/api/v1/today")[0], 401)


@unittest.skipUnless(find("caddy"), "Caddy is missing")
class Caddy(ProxyCase):
    def test_a_phone_comes_by_the_configuration_that_is_shipped(self):
        server, port = self.serve("--host", NAME), free_port("127.0.0.4")
        text = (ROOT / "Support/Caddyfile").read_text().replace("/etc/loadbook", str(self.place))
        text = text.replace("127.0.0.1:5623", f"127.0.0.1:{server.port}")
        text = text.replace("loadbook.home {", f"loadbook.home:{port} {{\n\tbind 127.0.0.4", 1)
        (self.place / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
        self.start([find("caddy"), "run", "--config", str(self.place / "Caddyfile")], ("127.0.0.4", port))
        self.the_way_of_a_phone(server, ("127.0.0.4", port))


if __name__ == "__main__":
    unittest.main()
