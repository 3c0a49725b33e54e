import { type FormEvent, useId, useState } from 'react';
import type { ApplicationSubmission, Course } from 'university-api';
import { api } from './api.ts';

const labels = {
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  previousQualification: 'Previous qualification',
  previousGrade: 'Previous grade',
} as const satisfies Partial<Record<keyof ApplicationSubmission, string>>;

interface TextFieldProps {
  readonly name: keyof typeof labels;
  readonly error: string | undefined;
}

function TextField({ name, error }: TextFieldProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{labels[name]}</label>{' '}
      <input id={id} name={name} aria-invalid={error !== undefined} aria-describedby={`${id}-error`} />{' '}
      <span id={`${id}-error`}>{error}</span>
    </p>
  );
}

/** An application for one of these courses. What the server refuses is said beside its field, and stays typed. */
export function ApplyForm({ courses }: { readonly courses: readonly Course[] }) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const courseId = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as unknown as ApplicationSubmission;
    const answer = await api.POST('/applications/submit', { body: values }).catch(() => undefined);
    setErrors(answer?.error && 'errors' in answer.error ? (answer.error.errors ?? {}) : {});
    if (answer?.data) setMessage(`Your application has the number ${answer.data.data.referenceNumber}.`);
    else setMessage(answer?.error?.message ?? 'The university cannot be reached. Nothing was sent.');
  }

  return (
    <form aria-label="Application" noValidate onSubmit={(event) => void submit(event)}>
      {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
        <TextField key={name} name={name} error={errors[name]} />
      ))}
      <p>
        <label htmlFor={courseId}>Course</label>{' '}
        <select id={courseId} name="desiredCourse">
          {courses.map(({ id, courseName }) => (
            <option key={id}>{courseName}</option>
          ))}
        </select>
      </p>
      <button type="submit">Apply</button>
      <p role="status">{message}</p>
    </form>
  );
}
