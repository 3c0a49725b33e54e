import type { Wing } from '#src/records/slots.tsx';
import { SavedViews } from './SavedViews.tsx';

/** Names for what a list can be asked for. */
export const views: Wing = { listTools: [{ Tool: SavedViews }] };
