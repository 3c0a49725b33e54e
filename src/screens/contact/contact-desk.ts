/** Section 9: how long a message takes to be "sent". */
export const CONTACT_SEND_MS = 1000;

/** What the contact form collects (section 3, contact message). */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Where messages go. Section 7: no call is made; it waits a second and then reports success. */
export const contactDesk = {
  send: (_message: ContactMessage): Promise<void> => new Promise((resolve) => setTimeout(resolve, CONTACT_SEND_MS)),
};
