import { afterEach, expect, it } from 'vitest';
import { english, startTexts, translate } from '#src/languages/texts.ts';
import { startTranslations } from '#tests/translations.ts';
import { exportCsv } from '#src/records/list/csv-columns.ts';
import { pickFields } from '#src/records/fields/field.ts';
import { type Student, studentFields } from './student.ts';

afterEach(() => startTexts(english));

it.each(['name', 'email', 'rollNo', 'phone'] as const)(
  'The browser does not fill in the %s of a student, who is not the person at the screen',
  (name) => {
    expect(studentFields[name].control.autoComplete).toBe('off');
  },
);

it('A student’s fields and their words are read in the chosen language, and stay English in a file', async () => {
  startTranslations('hi', {
    'Placement status': 'प्लेसमेंट की स्थिति',
    Placed: 'चयनित',
    Paid: 'भुगतान हुआ',
    'Package must be a number of {0} from 0 to 1000': 'पैकेज {0} में 0 से 1000 तक होना चाहिए',
  });
  const { placementStatus, feeStatus, packageAmount } = studentFields;
  expect(translate(placementStatus.label)).toBe('प्लेसमेंट की स्थिति');
  expect(placementStatus.format('Placed')).toBe('चयनित');
  expect(feeStatus.format('Paid')).toBe('भुगतान हुआ');
  expect(packageAmount.rule.message).toBe('पैकेज lakhs में 0 से 1000 तक होना चाहिए');

  const row = { placementStatus: 'Placed', feeStatus: 'Paid' } as Student;
  const file = await exportCsv(pickFields<Student>(studentFields, ['placementStatus', 'feeStatus']), [[row]]);
  expect(await file.text()).toContain('Placement Status,Fee Status\r\nPlaced,Paid');
});
