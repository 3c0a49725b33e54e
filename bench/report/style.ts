/** The styles of the page of results, in both colour modes and down to 320 px; every text has a contrast of 4.5 or more. */
export const style = `
  :root {
    color-scheme: light dark;
    --ground: light-dark(#ffffff, #12191f);
    --ink: light-dark(#17212b, #e8edf1);
    --quiet: light-dark(#51606e, #a5b3bf);
    --line: light-dark(#d5dce2, #33404b);
    --own: light-dark(#1b6d85, #5cb7d1);
    --other: light-dark(#aab6c0, #5b6a77);
    --good: light-dark(#1c6b3a, #7fd6a0);
    --bad: light-dark(#a5251f, #ff9d95);
    --doubt: light-dark(#7a5200, #f0c060);
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 75rem; margin-inline: auto; padding: 1rem; }
  h1, h2, h3 { line-height: 1.2; margin-block: 2rem 0.5rem; }
  h1 { margin-block-start: 0.5rem; }
  p, dl { margin-block: 0.5rem; max-width: 70ch; }
  dt { font-weight: 600; }
  dd { margin: 0 0 0.5rem; overflow-wrap: anywhere; }
  .circumstances, small { color: var(--quiet); }
  small { display: block; font-weight: 400; font-size: 0.875rem; }
  table { width: 100%; border-collapse: collapse; margin-block: 0.5rem 1rem; font-variant-numeric: tabular-nums; }
  caption { text-align: start; font-weight: 600; padding-block: 0.25rem; }
  th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.5rem 0.25rem 0; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
  th[scope='row'] { font-weight: 400; }
  .goals th[scope='row'] { width: 60%; }
  .charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); column-gap: 2rem; align-items: start; }
  .chart th { width: 42%; }
  .own th { font-weight: 600; }
  .bar { display: block; height: 0.5rem; margin-block: 0.375rem 0.125rem; border-radius: 2px; background: var(--other); }
  .own .bar { background: var(--own); }
  .verdict { font-size: 1.125rem; }
  .verdict span { font-weight: 700; }
  .kept { color: var(--good); }
  .broken { color: var(--bad); font-weight: 700; }
  .refused { color: var(--doubt); }
  @media (forced-colors: active) { .bar { background: CanvasText; } }
`;
