import { facultyMember } from '../../domain/faculty/faculty.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** Somebody of the faculty, by name, which leads to their card. */
export function Person({ id }: { readonly id: string }) {
  const member = facultyMember(id);
  if (!member) return null;
  return (
    <TextLink to="/faculty" search={{ q: member.name }}>
      {member.name}
    </TextLink>
  );
}
