/** Asks a server for what anybody may see, twenty times at once and without a pause, until it is ended. */
const [, , address = ''] = process.argv;

async function askOn(): Promise<never> {
  for (;;) {
    const response = await fetch(`${address}/api/students?view=public&page=0&size=1`).catch(() => undefined);
    await response?.arrayBuffer();
  }
}

await Promise.all(Array.from({ length: 20 }, askOn));
