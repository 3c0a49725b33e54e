import { Box, IconButton } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { MenuIcon } from '../../ui/icons.tsx';

const load = () => import('./MobileNavDrawer.tsx');
const Panel = lazy(() => load().then(({ MobileNavDrawer }) => ({ default: MobileNavDrawer })));

/** Below 768 px: the button of the drawer that holds every link of the bar. Touching it fetches the drawer. */
export function MobileNav({ onChangePassword }: { readonly onChangePassword: () => void }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <Box hideFrom="md">
      <IconButton
        variant="ghost"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          setOpen(true);
          setWanted(true);
        }}
      >
        <MenuIcon boxSize="6" />
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <Panel open={open} onClose={() => setOpen(false)} onChangePassword={onChangePassword} />
        </Suspense>
      )}
    </Box>
  );
}
