import { describe, expect, it } from 'vitest';
import { studentFields } from '#src/features/students/student.ts';
import { schemaOf } from './schema.ts';

const schema = schemaOf(studentFields);
const needed = {
  name: 'Asha Rao',
  email: 'asha@university.example',
  rollNo: 'CS2101',
  department: 'Civil',
  year: '1',
  semester: '1',
  id: 's1',
};

type Name = 'totalFee' | 'packageAmount' | 'currentCGPA' | 'attendance' | 'totalCredits' | 'phone';

/** What a form with the text in this field sends, or says of it. */
async function typed(name: Name, text: string) {
  const values = { ...needed, [name]: text };
  try {
    await schema.validate(values);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : '' };
  }
  const read = schema.cast(values)[name];
  return name === 'phone' ? read : Number(read);
}

describe('A number typed into a form', () => {
  it.each([
    ['totalFee', '120000', 120_000],
    ['totalFee', '1,20,000', 120_000],
    ['totalFee', '120,000', 120_000],
    ['totalFee', '₹120000', 120_000],
    ['totalFee', '₹1,20,000', 120_000],
    ['totalFee', '₹ 1,20,000', 120_000],
    ['totalFee', '1,20,000.00', 120_000],
    ['totalFee', '1,20,000.50', 120_000.5],
    ['totalFee', 'Rs. 1,20,000/-', 120_000],
    ['totalFee', 'Rs.1,20,000/- only', 120_000],
    ['totalFee', 'Rs 120000', 120_000],
    ['totalFee', 'INR 1,20,000', 120_000],
    ['totalFee', 'रु. 1,20,000', 120_000],
    ['totalFee', '1,20,000 rupees', 120_000],
    ['totalFee', '1 20 000', 120_000],
    ['totalFee', '1\u00A020\u00A0000', 120_000],
    ['totalFee', '1\u202F20\u2009000', 120_000],
    ['totalFee', "1'20'000", 120_000],
    ['totalFee', '१,२०,०००', 120_000],
    ['totalFee', '₹१२००००.५०', 120_000.5],
    ['totalFee', '١٢٠٬٠٠٠٫٥', 120_000.5],
    ['totalFee', '١٬٢٣٤', 1234],
    ['totalFee', '١٫٢٣٤', 1.234],
    ['totalFee', '۱۲۰۰۰۰', 120_000],
    ['totalFee', '１２０，０００', 120_000],
    ['totalFee', '1,234', 1234],
    ['totalFee', '1.250.000,50', 1_250_000.5],
    ['totalFee', '0.5', 0.5],
    ['totalFee', '.5', 0.5],
    ['totalFee', ' 500 ', 500],
    ['packageAmount', '12 LPA', 12],
    ['packageAmount', '₹6.5 lakhs', 6.5],
    ['attendance', '74.996%', 74.996],
    ['attendance', '75 %', 75],
    ['attendance', '७५%', 75],
    ['attendance', '٧٤٫٥٪', 74.5],
    ['attendance', '74,5', 74.5],
    ['currentCGPA', '८.२५', 8.25],
    ['currentCGPA', '8,25', 8.25],
    ['currentCGPA', '8.125', 8.125],
    ['totalCredits', '१२०', 120],
    ['totalCredits', '1,000', 1000],
  ] as const)('%s takes %j as %d', async (name, text, value) => {
    await expect(typed(name, text)).resolves.toBe(value);
  });

  const fee = 'Total fee must be an amount from 0 to 1,00,00,000';
  it.each([
    ['totalFee', '1.234', '“1.234” can be read in two ways: write 1234, or 1.23'],
    ['totalFee', '1,5', '“1,5” can be read in two ways: write 1.5, or 15'],
    ['totalFee', '125,50', '“125,50” can be read in two ways: write 125.50, or 12550'],
    ['totalFee', '$500', '“$” beside the number may make another amount of it: write the number in rupees'],
    ['totalFee', '1.2 lakh', '“lakh” beside the number may make another amount of it: write the number in rupees'],
    ['totalFee', '५ लाख', '“लाख” beside the number may make another amount of it: write the number in rupees'],
    ['totalFee', '50%', '“%” beside the number may make another amount of it: write the number in rupees'],
    ['totalFee', '1e5', `${fee}. “e” cannot be part of it`],
    ['totalFee', '-5', `${fee}. “-” cannot be part of it`],
    ['totalFee', '1;20;000', `${fee}. “; ;” cannot be part of it`],
    ['totalFee', 'free', `${fee}. “free” cannot be part of it`],
    ['totalFee', '1,25,00', `${fee}. “,” does not part thousands there: write the digits alone`],
    ['totalFee', '12 50', `${fee}. The space does not part thousands there: write the digits alone`],
    ['totalFee', '1.2.3', `${fee}. “.” does not part thousands there: write the digits alone`],
    ['totalFee', '2,00,00,000', fee],
    ['currentCGPA', '11', 'CGPA must be a number from 0 to 10'],
    ['currentCGPA', '8.5/10', 'CGPA must be a number from 0 to 10. “/” cannot be part of it'],
    ['currentCGPA', '85%', '“%” beside the number may make another amount of it: write the number alone'],
    ['totalCredits', '1.5', 'Credits must be a whole number from 0 to 1000'],
  ] as const)('%s refuses %j, and says why', async (name, text, problem) => {
    await expect(typed(name, text)).resolves.toEqual({ problem });
  });

  it.each([
    ['+91 98765-43210', '+919876543210'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['٠٩٨٧٦٥٤٣٢١٠', '09876543210'],
    ['۹۸۷۶۵۴۳۲۱۰', '9876543210'],
    ['＋９１９８７６５４３２１０', '+919876543210'],
  ])('The phone number %j is sent as %s', async (text, plain) => {
    await expect(typed('phone', text)).resolves.toBe(plain);
  });

  it('An amount that is stored with thousandths is no question while nobody changes it', async () => {
    const open = schemaOf(studentFields, { stored: { totalFee: '1.234' } });
    await expect(open.isValid({ ...needed, totalFee: '1.234' })).resolves.toBe(true);
    expect(open.cast({ ...needed, totalFee: '1.234' })['totalFee']).toBe('1.234');
    await expect(open.isValid({ ...needed, totalFee: '1.235' })).resolves.toBe(false);
  });

  it('Fields are compared as the numbers that they are: paid ₹1,20,000 of 120000 is not too much', async () => {
    const paid = { totalFee: '120000', paidAmount: '₹1,20,000' };
    await expect(schema.isValid({ ...needed, ...paid })).resolves.toBe(true);
    await expect(schema.validate({ ...needed, ...paid, paidAmount: '1,20,001' })).rejects.toThrow(
      'Paid amount cannot be more than the total fee',
    );
  });
});
