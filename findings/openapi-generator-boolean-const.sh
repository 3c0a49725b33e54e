#!/usr/bin/env bash
# OpenAPI Generator 7.25.0, generators spring and java, of OpenAPI 3.1 with a schema of its own that is the constant true.
# Guess: it becomes a Boolean, or a word of an enumeration that compiles, as the constant of a text does.
# Seen: an enum whose constructor takes a Boolean and whose one value is given the text "true": javac refuses both. The same
# constant written into the property instead of its own schema is such an enum too. Nothing is said while it is generated.
set -euo pipefail
cd "$(mktemp -d)"
mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.
cat >contract.yaml <<'YAML'
openapi: 3.1.0
info: { title: Two constants, version: 1.0.0 }
paths:
  /courses:
    get:
      operationId: listCourses
      responses:
        '200':
          description: The courses.
          content: { application/json: { schema: { $ref: '#/components/schemas/Answer' } } }
components:
  schemas:
    Succeeded: { type: boolean, const: true }
    Kind: { type: string, const: courses }
    Answer:
      type: object
      properties:
        success: { $ref: '#/components/schemas/Succeeded' }
        kind: { $ref: '#/components/schemas/Kind' }
        complete: { type: boolean, const: true }
YAML
values() { grep -rhoE '\b(TRUE|COURSES)\("?\w+"?\)' "$1" | sort | uniq -c | sed 's/^ *//'; }
constructors() { grep -rhoE '\b(Succeeded|Kind|CompleteEnum)\((Boolean|String) value\)' "$1" | grep -v static | sort -u; }
for generator in spring java; do
  java -jar openapi-generator-cli-7.25.0.jar generate -i contract.yaml -g "$generator" -o "$generator" >log 2>&1
  ! grep -q ERROR log
  values "$generator/src/main"
  constructors "$generator/src/main"
  [ "$(values "$generator/src/main" | tr '\n' ' ')" = '1 COURSES("courses") 2 TRUE("true") ' ]
  constructors "$generator/src/main" | grep -qx 'Succeeded(Boolean value)'
  constructors "$generator/src/main" | grep -qx 'CompleteEnum(Boolean value)'
  constructors "$generator/src/main" | grep -qx 'Kind(String value)'
done
