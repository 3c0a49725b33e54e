/** How a roll number is written: letters and digits, with - and / between them. The contract takes them anywhere. */
export const ROLL_NUMBER = /^[A-Za-z0-9]+(?:[/-][A-Za-z0-9]+)*$/;

export const ROLL_NUMBER_MESSAGE = 'Roll number may contain letters and digits, with single - or / between them';
