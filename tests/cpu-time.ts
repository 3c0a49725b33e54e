/** How long this process has worked, in ms: unlike the time of day, it does not grow while other programs have the machine. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
