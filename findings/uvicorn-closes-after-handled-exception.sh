#!/usr/bin/env bash
# FastAPI 0.165.0 on uvicorn 0.54.0, with a handler of Exception that answers JSON.
# Guess: what the handler answers is an answer like another, so that the next request can come on the same connection.
# Seen: the answer arrives, with status 500 and without "Connection: close", and then the connection is closed: Starlette
# raises the exception again once the handler has answered, for the server's log. A client that keeps connections, as
# gateways do, loses its next request. Where a middleware catches the exception, the connection stays.
set -euo pipefail
cd "$(mktemp -d)"
python3 -m venv .venv
.venv/bin/pip install -q --disable-pip-version-check fastapi==0.165.0 uvicorn==0.54.0
cat >app.py <<'PY'
from fastapi import FastAPI
from fastapi.responses import JSONResponse


async def answer(request, error):
    return JSONResponse({"success": False}, status_code=500)


def application():
    app = FastAPI()

    @app.get("/fails")
    async def fails():
        raise RuntimeError("a fault")

    @app.get("/works")
    async def works():
        return {"success": True}

    return app


by_handler = application()
by_handler.add_exception_handler(Exception, answer)

by_middleware = application()


@by_middleware.middleware("http")
async def catch(request, call_next):
    try:
        return await call_next(request)
    except Exception as error:
        return await answer(request, error)
PY
cat >ask.py <<'PY'
import http.client, socket, subprocess, sys, time


def ask(name):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", f"app:{name}", "--port", str(port), "--log-level", "critical"]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.1)
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("GET", "/fails")
        answer = connection.getresponse()
        first = answer.status, answer.read().decode(), answer.getheader("Connection")
        # The server may need a moment to close it.
        time.sleep(0.5)
        try:
            connection.request("GET", "/works")
            second = connection.getresponse().status
        except (http.client.RemoteDisconnected, ConnectionError):
            second = "closed"
        return first, second
    finally:
        server.terminate()
        server.wait()


handler, middleware = ask("by_handler"), ask("by_middleware")
print("handler:", handler)
print("middleware:", middleware)
said = (500, '{"success":false}', None)
assert handler == (said, "closed")
assert middleware == (said, 200)
PY
.venv/bin/python ask.py
