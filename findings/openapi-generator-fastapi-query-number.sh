#!/usr/bin/env bash
# OpenAPI Generator 7.25.0, generator python-fastapi, of query parameters that are integers.
# Guess: the generated server takes ?page=0, as a query has nothing but texts, and FastAPI reads numbers from them.
# Seen: each number is refused with 422, "Input should be a valid integer". One with a range has strict=True in its Field,
# one without is a StrictInt, and a strict integer is never a text. Without strict=True the number is taken, and the stub
# answers 500, Not implemented.
set -euo pipefail
cd "$(mktemp -d)"
mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.
cat >contract.yaml <<'YAML'
openapi: 3.0.3
info: { title: Students, version: 1.0.0 }
paths:
  /students:
    get:
      tags: [Students]
      operationId: listStudents
      parameters:
        - { name: page, in: query, schema: { type: integer, minimum: 0, maximum: 100 } }
        - { name: year, in: query, schema: { type: integer } }
      responses: { '200': { description: Students. } }
YAML
java -jar openapi-generator-cli-7.25.0.jar generate -i contract.yaml -g python-fastapi -o server >log 2>&1
python3 -m venv .venv
.venv/bin/pip install -q --disable-pip-version-check -r server/requirements.txt httpx==0.28.1
cat >ask.py <<'PY'
from fastapi.testclient import TestClient
from openapi_server.main import app

client = TestClient(app, raise_server_exceptions=False)
for query in ("", "?page=0", "?year=1"):
    answer = client.get("/students" + query)
    detail = answer.json()["detail"]
    print(query or "no query", answer.status_code, detail if isinstance(detail, str) else detail[0]["msg"])
PY
ask() { PYTHONPATH=server/src .venv/bin/python ask.py; }
before=$(ask)
sed -i 's/strict=True, //' server/src/openapi_server/apis/*_api.py
after=$(ask)
printf 'as generated:\n%s\nwithout strict=True:\n%s\n' "$before" "$after"
grep -q '^?page=0 422 Input should be a valid integer' <<<"$before"
grep -q '^?year=1 422 Input should be a valid integer' <<<"$before"
grep -q 'year: .*StrictInt' server/src/openapi_server/apis/*_api.py
grep -q '^?page=0 500 Not implemented' <<<"$after"
