import { Box, IconButton } from '@chakra-ui/react';
import { useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { MenuIcon } from '../../ui/icons.tsx';

const load = () => import('./MobileNavDrawer.tsx');
const Panel = lazyComponent(() => load().then(({ MobileNavDrawer }) => MobileNavDrawer));

/** Below 768 px: the button of the drawer that holds every link of the bar. Touching it fetches the drawer. */
export function MobileNav({ onChangePassword }: { readonly onChangePassword: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Box hideFrom="md">
      <IconButton
        variant="ghost"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        <MenuIcon boxSize="6" />
      </IconButton>
      <Panel open={open} onClose={() => setOpen(false)} onChangePassword={onChangePassword} />
    </Box>
  );
}
