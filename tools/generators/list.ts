/** A document that a generator is given: the contract as it is, or the one in words that generators translate. */
export type Document = 'university.yaml' | 'university.generators.yaml';

interface Generator {
  readonly version: string;
  /** Commands of a shell, in an empty folder. `$DOCUMENT` is the document. */
  readonly generate: readonly string[];
  readonly compile: readonly string[];
  /** What has to be named in its files, all of them. */
  readonly names: 'operations' | 'schemas';
  /** The documents from which it was seen to make what compiles. */
  readonly takes: readonly Document[];
}

const both: readonly Document[] = ['university.yaml', 'university.generators.yaml'];
const simpler: readonly Document[] = ['university.generators.yaml'];

const OPENAPI_GENERATOR = '7.25.0';

/** One of OpenAPI Generator's, which Maven fetches. */
function openapiGenerator(name: string, compile: readonly string[], properties: string, takes = simpler): Generator {
  const options = properties && ` --additional-properties=${properties}`;
  return {
    version: OPENAPI_GENERATOR,
    generate: [
      `mvn -q -B -Dstyle.color=never org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy -DoutputDirectory=.. -Dartifact=org.openapitools:openapi-generator-cli:${OPENAPI_GENERATOR}`,
      `java -jar ../openapi-generator-cli-${OPENAPI_GENERATOR}.jar generate -i "$DOCUMENT" -g ${name} -o .${options}`,
    ],
    compile,
    names: 'operations',
    takes,
  };
}

const maven = ['mvn -q -B -Dstyle.color=never -DskipTests -Dmaven.javadoc.skip package'];
const python = (packages: string) => ['python3 -m venv .venv', `.venv/bin/pip install --quiet ${packages}`];
const go = (...modules: readonly string[]) => [
  ...modules.map((one) => `go get ${one}`),
  'go mod tidy',
  'go build ./...',
];
/** One file uses a package that it does not import; goimports writes the line. */
const goWithImports = ['go run golang.org/x/tools/cmd/goimports@v0.38.0 -w go', ...go()];
const typescript = (files: string) =>
  `npx --yes --package typescript@5.9.3 -- tsc --noEmit --strict --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom,dom.iterable ${files}`;

/** The generators that are tried, by name. */
export const generators: Readonly<Record<string, Generator>> = {
  spring: openapiGenerator('spring', maven, 'useSpringBoot3=true'),
  java: openapiGenerator('java', maven, 'library=native'),
  kotlin: openapiGenerator(
    'kotlin',
    ['mvn -q -B -Dstyle.color=never -f "$TOOL/kotlin.xml" -Dgenerated="$PWD" compile'],
    'enumPropertyNaming=UPPERCASE',
    both,
  ),
  'python-fastapi': openapiGenerator(
    'python-fastapi',
    [...python('-r requirements.txt'), 'PYTHONPATH=src .venv/bin/python -c "import openapi_server.main"'],
    '',
  ),
  'go-gin-server': openapiGenerator('go-gin-server', goWithImports, 'enumClassPrefix=true', both),
  'rust-axum': openapiGenerator('rust-axum', ['cargo check --quiet'], ''),
  'typescript-fetch': openapiGenerator('typescript-fetch', [typescript('index.ts')], '', both),
  'oapi-codegen': {
    version: '2.8.2',
    generate: [
      'go mod init example',
      // std-http-server compiles too, but the mux of net/http panics at the start: it takes /students/{id}/history and
      // /students/email/{email} for the same.
      'go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 -generate types,chi-server,strict-server -package api -o api.go "$DOCUMENT"',
    ],
    compile: go('github.com/oapi-codegen/runtime@v1.9.0', 'github.com/go-chi/chi/v5@v5.5.0'),
    names: 'operations',
    takes: simpler,
  },
  ogen: {
    version: '1.24.0',
    generate: ['go run github.com/ogen-go/ogen/cmd/ogen@v1.24.0 --target api --package api "$DOCUMENT"'],
    compile: ['go mod init example', ...go('github.com/ogen-go/ogen@v1.24.0')],
    names: 'operations',
    takes: simpler,
  },
  orval: {
    version: '8.38.0',
    generate: ['npx --yes orval@8.38.0 --input "$DOCUMENT" --output api.ts --client fetch'],
    compile: [typescript('api.ts')],
    names: 'operations',
    takes: both,
  },
  'hey-api': {
    version: '0.99.0',
    generate: [
      'npx --yes --package typescript@5.9.3 --package @hey-api/openapi-ts@0.99.0 -- openapi-ts --input "$DOCUMENT" --output api --client @hey-api/client-fetch',
    ],
    compile: [typescript('api/index.ts')],
    names: 'operations',
    takes: both,
  },
  'datamodel-code-generator': {
    version: '0.89.0',
    generate: [
      ...python('datamodel-code-generator==0.89.0 pydantic[email]==2.11.7'),
      '.venv/bin/datamodel-codegen --input "$DOCUMENT" --input-file-type openapi --output models.py --output-model-type pydantic_v2.BaseModel',
    ],
    compile: ['.venv/bin/python -c "import models"'],
    names: 'schemas',
    takes: both,
  },
};
