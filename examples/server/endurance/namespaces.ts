/** A network of its own for each node, and a bridge between them, which root alone can make. */
import { execFileSync } from 'node:child_process';
import { type Name, names, type Place } from '../ha/nodes.ts';

const ip = (command: string) => execFileSync('ip', command.split(' '), { stdio: ['ignore', 'ignore', 'pipe'] });

export class Namespaces implements Place {
  readonly network = '10.17.17';

  constructor() {
    // A run that was ended by force may have left them.
    this.remove();
    ip('link add university type bridge');
    ip(`address add ${this.network}.100/24 dev university`);
    ip('link set university up');
    for (const [at, node] of names.entries()) {
      ip(`netns add university-${node}`);
      ip(`link add to-${node} type veth peer name network netns university-${node}`);
      ip(`link set to-${node} master university up`);
      ip(`-n university-${node} address add ${this.network}.${at + 1}/24 dev network`);
      ip(`-n university-${node} link set network up`);
      ip(`-n university-${node} link set lo up`);
    }
  }

  before = (node: Name) => ['ip', 'netns', 'exec', `university-${node}`];

  cut = (node: Name) => ip(`link set to-${node} down`);

  join = (node: Name) => ip(`link set to-${node} up`);

  remove(): void {
    const links = ['link delete university', ...names.map((node) => `link delete to-${node}`)];
    for (const command of [...links, ...names.map((node) => `netns delete university-${node}`)])
      try {
        ip(command);
      } catch {
        // It is not there.
      }
  }
}
