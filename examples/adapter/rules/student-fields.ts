import { operations } from '#openapi/operations.gen.ts';
import { type Call, isObject, type Json, type Rule, withData, withRecords } from '../call.ts';

/** Whether an operation reads or writes students. A login and the account of its token carry one too. */
const ofStudents = ({ id }: Call) =>
  id !== undefined && (/students$/i.test(operations[id].tag) || operations[id].path.startsWith('/auth/'));

const part = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined);
const given = (fields: Json) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A student of the server in the names of the contract. */
function toContract(student: Json): Json {
  const { rollNumber, cgpa, fee, placement, attendancePercentage, ...others } = student;
  const { attendance } = others;
  const percentage = part(attendance, 'percentage') ?? (isObject(attendance) ? undefined : attendance);
  const attended = percentage ?? attendancePercentage ?? undefined;
  // The public view of a student has a placement, and no roll number.
  const isPublic = others['rollNo'] === undefined && rollNumber === undefined;
  return {
    ...given({
      rollNo: rollNumber,
      currentCGPA: cgpa,
      totalFee: part(fee, 'total'),
      paidAmount: part(fee, 'paid'),
      pendingAmount: part(fee, 'pending'),
      feeStatus: part(fee, 'status'),
      ...(isPublic
        ? { placement }
        : {
            placementStatus: part(placement, 'status'),
            company: part(placement, 'company'),
            packageAmount: part(placement, 'package'),
          }),
    }),
    ...others,
    ...(attendance !== undefined || attended !== undefined ? { attendance: { percentage: attended } } : {}),
  };
}

/** What the portal sends, in the names of the server. */
function toServer(body: Json): Json {
  const { rollNo, currentCGPA, totalFee, paidAmount, placementStatus, company, packageAmount, ...others } = body;
  const fee = given({ total: totalFee, paid: paidAmount });
  const placement = given({ status: placementStatus, company, package: packageAmount });
  const attendancePercentage = others['attendancePercentage'] ?? part(others['attendance'], 'percentage');
  return {
    ...given({ ...others, rollNumber: rollNo, cgpa: currentCGPA, attendancePercentage }),
    ...(Object.keys(fee).length > 0 && { fee }),
    ...(Object.keys(placement).length > 0 && { placement }),
  };
}

/** The server has `rollNumber`, `cgpa`, `fee { total, paid }`, `placement { … }` and `attendancePercentage`. */
export const studentFields: Rule = {
  breaks: 'A server whose students have the names of the contract stores none of the renamed fields.',
  request: (call) => (ofStudents(call) && isObject(call.body) ? { ...call, body: toServer(call.body) } : call),
  answer(answer, call) {
    if (!ofStudents(call)) return answer;
    if (operations[call.id ?? 'login'].path.endsWith('login'))
      return withData(answer, (data) => {
        const user = part(data, 'user');
        return isObject(data) && isObject(user) ? { ...data, user: toContract(user) } : data;
      });
    // Figures have names of their own.
    return call.id === 'getStudentStats' ? answer : withRecords(answer, toContract);
  },
};
