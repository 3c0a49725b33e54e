import { Administrators } from '#src/wings/accounts/Administrators.tsx';
import { CommandPaletteButton } from '#src/wings/palette/CommandPaletteButton.tsx';

/** What wings put into the bar of the administrators' pages. */
export function BarTools(props: { readonly onChangePassword: () => void }) {
  return (
    <>
      <CommandPaletteButton {...props} />
      <Administrators />
    </>
  );
}
