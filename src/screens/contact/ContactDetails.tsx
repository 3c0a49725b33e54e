import { Card, chakra, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { university } from '../../domain/university.ts';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '../../ui/icons.tsx';
import { link } from '../../ui/theme/recipes/text.ts';

const Anchor = chakra('a', { ...link, base: { ...link.base, display: 'inline', overflowWrap: 'anywhere' } });
const Line = chakra('span', { base: { display: 'block' } });

interface EntryProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Entry({ label, icon, children }: EntryProps) {
  return (
    <div>
      <chakra.dt display="flex" alignItems="center" gap="3" fontWeight="semibold">
        <chakra.span color="accent.fg">{icon}</chakra.span>
        {label}
      </chakra.dt>
      <chakra.dd ps="calc(1.25em + {spacing.3})" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </div>
  );
}

/** Section 2, /contact: the static address, phone, email and office hours. */
export function ContactDetails() {
  return (
    <Card.Root as="section" aria-labelledby="contact-details">
      <Card.Body>
        <Heading as="h2" id="contact-details" size="xl" mb="4">
          The front office
        </Heading>
        <Stack as="dl" gap="4">
          <Entry label="Address" icon={<PinIcon />}>
            <chakra.address fontStyle="normal">
              {university.address.map((line) => (
                <Line key={line}>{line}</Line>
              ))}
            </chakra.address>
          </Entry>
          <Entry label="Phone" icon={<PhoneIcon />}>
            <Anchor href={university.phoneHref}>{university.phone}</Anchor>
          </Entry>
          <Entry label="Email" icon={<MailIcon />}>
            <Anchor href={`mailto:${university.email}`}>{university.email}</Anchor>
          </Entry>
          <Entry label="Office hours" icon={<ClockIcon />}>
            {university.officeHours.map(({ days, hours }) => (
              <Line key={days}>
                {days}, {hours}
              </Line>
            ))}
          </Entry>
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
