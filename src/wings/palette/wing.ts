import type { Wing } from '#src/records/slots.tsx';
import { CommandPaletteButton } from './CommandPaletteButton.tsx';

/** Finds any screen, action, view and record by a few letters. */
export const palette: Wing = { barTools: [{ Tool: CommandPaletteButton }] };
