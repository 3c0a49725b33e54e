import './page.css';
import { Badge, Button, ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { plainCell, show } from './VirtualList.tsx';

await show(
  (student, column) => {
    if (column === 'Actions') return <Button size="xs">View</Button>;
    if (column === 'Placement' || column === 'Fee') return <Badge>{plainCell(student, column)}</Badge>;
    return plainCell(student, column);
  },
  (list) => <ChakraProvider value={defaultSystem}>{list}</ChakraProvider>,
);
