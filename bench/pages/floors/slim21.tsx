import { Button, ChakraProvider } from '@chakra-ui/react';
import { slimSystem } from './slim-system.ts';
import './router.tsx';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <ChakraProvider value={slimSystem}>
    <Button>Empty</Button>
  </ChakraProvider>,
);
