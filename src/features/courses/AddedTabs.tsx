import { Button, chakra, Heading } from '@chakra-ui/react';
import { type ComponentProps, useId, useState } from 'react';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { type Slots, useSlot } from '#src/records/slots.tsx';

type Tab = Slots['recordTabs'];
type TabProps = ComponentProps<Tab['Part']>;

/** What else there is to read of a record, below its form: folded, since most come to edit. */
export function AddedTabs(props: TabProps) {
  return useSlot('recordTabs').map(({ key, label, Part }) => (
    <AddedTab key={key} label={label} Part={Part} {...props} />
  ));
}

function AddedTab({ label, Part, ...props }: TabProps & Pick<Tab, 'label' | 'Part'>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} mt="6" pt="4" borderTopWidth="1px">
      <Heading as="h3" size="lg" mb={open ? '3' : '0'}>
        <Button id={id} variant="ghost" size="sm" ms="-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          {label}
          <ChevronDownIcon rotate={open ? '180deg' : undefined} />
        </Button>
      </Heading>
      {open && <Part {...props} />}
    </chakra.section>
  );
}
