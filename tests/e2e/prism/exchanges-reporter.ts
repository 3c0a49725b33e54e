import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says at the end of a run how many exchanges Prism has looked at, for each set-up. */
export default class ExchangesReporter implements Reporter {
  readonly #counts = new Map<string, number>();

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    for (const { type, description } of annotations)
      if (type === 'exchanges') this.#counts.set(project, (this.#counts.get(project) ?? 0) + Number(description));
  }

  onEnd(): void {
    for (const [project, count] of this.#counts) console.log(`${project}: ${count} exchanges`);
  }
}
