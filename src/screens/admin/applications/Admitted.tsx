import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { AdmissionTools } from './AdmissionTools.tsx';
import { useAdmissions } from './admissions.ts';
import { Password, StudentNumber } from './bulk/ResultTable.tsx';
import { PlainTable } from './PlainTable.tsx';

/** Everybody who was admitted in this sitting, with the passwords that nothing else will tell again. */
export function Admitted() {
  const admissions = useAdmissions();
  const [open, setOpen] = useState(false);
  const pending = admissions.some(({ password, noted }) => password !== undefined && !noted);

  useEffect(() => {
    if (!pending) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [pending]);

  if (admissions.length === 0) return null;
  return (
    <>
      <Button variant="surface" onClick={() => setOpen(true)}>
        {`Admitted just now (${admissions.length})`}
      </Button>
      <Modal open={open} title="Admitted Just Now" size="lg" onClose={() => setOpen(false)}>
        <Stack gap="4">
          <Text>
            Tell each of them the password. The list is kept until you sign out or reload the page, and nobody can look
            a password up later.
          </Text>
          <PlainTable caption="Admitted students" head={['Admitted', 'Temporary password']}>
            {admissions.map((admission) => (
              <tr key={admission.applicationId}>
                <th scope="row">
                  {admission.name}
                  <br />
                  <StudentNumber admission={admission} />
                </th>
                <td>
                  <Password admission={admission} />
                </td>
              </tr>
            ))}
          </PlainTable>
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <AdmissionTools admissions={admissions} />
            <Button size="sm" onClick={() => setOpen(false)}>
              Done
            </Button>
          </Flex>
        </Stack>
      </Modal>
    </>
  );
}
