const bloodGroup = (letters: string, sign: '+' | '-') =>
  [letters, letters.replace('O', '0'), letters.replace(/^A/, 'A1')].flatMap((group) =>
    [group, `${group} Rh`].flatMap((one) =>
      sign === '+'
        ? [`${one}+`, `${one}+ve`, `${one} positive`, `${one} pos`, `${one} plus`]
        : [`${one}-`, `${one}-ve`, `${one} negative`, `${one} neg`, `${one} minus`],
    ),
  );

const bloodGroups = Object.fromEntries(
  ['A', 'B', 'AB', 'O'].flatMap((letters) =>
    (['+', '-'] as const).map((sign) => [`${letters}${sign}`, bloodGroup(letters, sign)]),
  ),
);

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const ordinals = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'];
const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const years = [
  ['FE', 'FY', 'freshman'],
  ['SE', 'SY', 'sophomore'],
  ['TE', 'TY', 'junior'],
  ['BE', 'final', 'senior'],
];
/** `Ist`, as people write it for 1st. */
const romanOrdinal = (i: number) => `${roman[i]}${ordinals[i]?.slice(1)}`;
const counted = (i: number) => [roman[i], ordinals[i], words[i], romanOrdinal(i)].flatMap((word) => word ?? []);

const list = (text: string): readonly string[] => text.trim().split(/\s+/);
const forms = (text: string): readonly string[] => text.trim().split(/,\s+/);

/**
 * What other programs call a field or a part of one, the likeliest first: OneRoster, PowerSchool, Moodle, Blackboard,
 * openSIS and people. The portal's own id is in files of the portal alone, as `Id`.
 */
export const proposedHeadings: Readonly<Record<string, readonly string[]>> = {
  rollNo: list(`
    studentNumber studentNo studentId idNumber identifier enrolmentNo enrollmentNo admissionNo usn prn prnNo uid
    regNo hallTicketNo seatNo matriculationNo localId alternateId altId sisId sourcedId externalPersonKey batchUid
    userId username`),
  'name.0': list('firstName givenName forename first fName firstNames givenNames forenames'),
  'name.1': list('middleName middle mi middleInitial mName'),
  'name.2': list('lastName familyName surname last lName'),
  name: list('displayName nameOfStudent nameOfTheStudent candidateName lastFirst'),
  email: list(`
    studentEmail schoolEmail universityEmail collegeEmail emailAddress1 mailId eMailId primaryEmail email1
    username userId loginId`),
  phone: list(`
    studentPhone mobilePhone mobileNo phoneNo whatsappNo cellPhone mPhone homePhone hPhone1 phone1 telephone tel
    cell contactNo contactNumber sms phone2`),
  dateOfBirth: list('birthday dateBirth studentDob'),
  gender: list('legalGender'),
  bloodGroup: list('bloodGrp bg'),
  department: list('departmentName program programme discipline major stream'),
  year: list('yr classYear currentYear academicYear yearLevel class'),
  semester: list('currentSemester currentSem semesterNo semNo'),
  address: list('street homeAddress streetAddress mailingAddress street1 address1'),
  status: list('enrollStatus enrollmentStatus enrolmentStatus rowStatus'),
  admissionDate: list('dateOfAdmission entryDate enrollmentDate enrolmentDate startDate joiningDate'),
  currentCGPA: list('cumulativeGpa cumGpa currentGpa'),
  totalFee: list('tuition tuitionFee feeAmount'),
  paidAmount: list('feePaid amountPaid'),
  packageAmount: list('ctc packageLpa'),
};

export const shortForms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  gender: {
    Female: ['F', 'girl', 'woman', 'W'],
    Male: ['M', 'boy', 'man'],
    Other: ['O', 'X', 'non-binary', 'transgender', 'T'],
  },
  bloodGroup: bloodGroups,
  department: {
    'Computer Science': forms(`
      CS, CSE, COMP, comp sci, computer, computers, computer science and, computer sc, comp sc, comp sc and`),
    Electronics: forms(`
      EC, ECE, ENTC, E&TC, E&C, EXTC, electronics and communication, electronics and telecommunication`),
    Mechanical: forms('ME, MECH'),
    Civil: forms('CE, CIV, CVL'),
    Electrical: forms('EE, EEE, elect, electrical and electronics'),
  },
  year: Object.fromEntries(years.map((more, i) => [String(i + 1), [...counted(i), `Y${i + 1}`, ...more]])),
  semester: Object.fromEntries(roman.map((_, i) => [String(i + 1), [...counted(i), `S${i + 1}`]])),
  status: {
    Active: ['A', 'enabled', 'enrolled', 'enroled', 'current', 'Y', 'yes', 'true', '0', 'studying'],
    Inactive: ['I', 'disabled', 'withdrawn', 'left', 'N', 'no', 'false', 'tobedeleted', 'transferred', '2'],
    Graduated: ['G', 'alumni', 'alumnus', 'passed out', 'completed', '3'],
    Suspended: ['S', 'on hold'],
  },
  placementStatus: {
    Placed: ['P', 'Y', 'yes', 'selected'],
    'Not Placed': ['NP', 'N', 'no', 'unplaced', 'not selected'],
    'Higher Studies': ['HS', 'higher study', 'higher education'],
  },
};
