import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { CONTACT_SEND_MS, contactService } from './ContactScreen.tsx';
import { visitorKeys } from '#src/session/draft.ts';

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const submit = () => screen.getByRole('button', { name: 'Send Message' });

const letter = {
  Name: 'Asha Rao',
  Email: 'asha@mail.example',
  Subject: 'A visit in June',
  Message: 'May I visit the library in June?',
};

function write(values: Partial<typeof letter> = letter) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('The contact page (section 2)', () => {
  it('shows address, phone, email and office hours, Mon-Fri 8-6 and Sat 9-2, and names the phone where a tour is not available online', async () => {
    const { user, requests } = await renderApp('/contact');
    const office = within(screen.getByRole('region', { name: 'The front office' }));
    expect(office.getByText('Lake Road, Pashan')).toBeVisible();
    expect(office.getByRole('link', { name: '+91 20 5550 1965' })).toHaveAttribute('href', 'tel:+912055501965');
    expect(office.getByRole('link', { name: 'admissions@university.example' })).toHaveAttribute(
      'href',
      'mailto:admissions@university.example',
    );
    expect(office.getByText('Monday to Friday, 8:00 to 18:00')).toBeVisible();
    expect(office.getByText('Saturday, 9:00 to 14:00')).toBeVisible();
    for (const name of ['Schedule a Tour', 'Virtual Tour']) {
      act(() => toast.dismissAll());
      const NOT_YET = /online yet\. Please call \+91 20 5550 1965/;
      await waitFor(() => expect(screen.queryByText(NOT_YET)).not.toBeInTheDocument());
      await user.click(screen.getByRole('button', { name }));
      expect(await screen.findByText(NOT_YET), name).toBeVisible();
    }
    expect(requests).toHaveLength(0);
  });
});

describe('The rules of the contact form (section 5)', () => {
  it('Each field that breaks a rule says so and has the focus, and nothing is sent', async () => {
    const send = vi.spyOn(contactService, 'send');
    const { user } = await renderApp('/contact');
    for (const [name, value, message] of [
      ['Name', '', 'Name is required'],
      ['Name', 'A', 'Name must be at least 2 characters'],
      ['Email', '', 'Email is required'],
      ['Email', 'asha', 'Invalid email address'],
      ['Subject', '', 'Subject is required'],
      ['Subject', '   ', 'Subject is required'],
      ['Message', '', 'Message is required'],
      ['Message', 'Too short', 'Message must be at least 10 characters'],
    ] as const) {
      write({ ...letter, [name]: value });
      await user.click(submit());
      await waitFor(() => expect(field(name), message).toHaveAccessibleDescription(new RegExp(message)));
      await waitFor(() => expect(field(name), message).toHaveFocus());
      expect(field(name), message).toBeInvalid();
      expect(send).not.toHaveBeenCalled();
    }
  });
});

describe('Sending a message (sections 7, 8 and 9)', () => {
  it('makes no request: it waits 1 second, then reports success and clears the form', async () => {
    const { requests } = await renderApp('/contact');
    write();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(submit());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(CONTACT_SEND_MS - 300));
    expect(screen.queryByText(/Message sent/)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(await screen.findByText('Message sent successfully! We will get back to you soon.')).toBeVisible();
    for (const name of Object.keys(letter)) expect(field(name)).toHaveValue('');
    expect(field('Name')).not.toHaveAttribute('aria-invalid', 'true');
    expect(requests).toHaveLength(0);
    expect(CONTACT_SEND_MS).toBe(1000);
  });

  it('shows "Failed to send message. Please try again." after a failure, and keeps the values, which are then sent without surrounding spaces; the focus returns to the button', async () => {
    const send = vi.spyOn(contactService, 'send').mockRejectedValueOnce(new Error('no ink')).mockResolvedValueOnce();
    const { user } = await renderApp('/contact');
    const written = { ...letter, Name: '  Asha Rao ' };
    write(written);
    await user.click(submit());
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    for (const [name, value] of Object.entries(written)) expect(field(name)).toHaveValue(value);
    await user.click(submit());
    expect(await screen.findByText('Message sent successfully! We will get back to you soon.')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.lastCall?.[0]).toEqual({
      name: letter.Name,
      email: letter.Email,
      subject: letter.Subject,
      message: letter.Message,
    });
    await waitFor(() => expect(field('Name')).toHaveValue(''));
    await waitFor(() => expect(submit()).toHaveFocus());
  });
});

it('The contact form keeps its values across a reload, until it is sent', async () => {
  const { unmount } = await renderApp('/contact');
  write({ Message: 'May I visit the library in June?' });
  unmount();
  vi.spyOn(contactService, 'send').mockResolvedValue();
  const { user } = await renderApp('/contact');
  expect(field('Message')).toHaveValue('May I visit the library in June?');
  write();
  await user.click(submit());
  await waitFor(() => expect(field('Message')).toHaveValue(''));
  expect(visitorKeys(), 'nothing that was typed is kept').toEqual([]);
});
