import { Text } from '@chakra-ui/react';
import { EditNotice } from './EditNotice.tsx';

/** 404 on a save, or the course has left the list behind the form: the edits stay in sight, and leave by hand alone. */
export function GoneCourse() {
  return (
    <EditNotice title="This course is no longer in the catalogue">
      <Text>
        Somebody else has deleted it while it was open here. What you have typed is still in the form, where you can
        copy it, but there is no course left to save it in.
      </Text>
    </EditNotice>
  );
}
