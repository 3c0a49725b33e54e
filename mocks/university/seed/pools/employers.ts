/** A made-up company that recruits students, with the range of its packages in lakhs a year. */
export interface Employer {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** The departments it recruits from; all of them where absent. */
  readonly departments?: readonly string[];
}

const software = ['Computer Science', 'Electronics'];
const engineering = [...software, 'Mechanical', 'Civil', 'Electrical'];

/** The employers by the CGPA that they require: the last group requires the most and pays the most. */
const employers: readonly { readonly minimumCgpa: number; readonly employers: readonly Employer[] }[] = [
  {
    minimumCgpa: 0,
    employers: [
      { name: 'Sahyadri Consulting Services', from: 3.6, to: 4.2 },
      { name: 'Indus Infoworks', from: 3.6, to: 4.5 },
      { name: 'Trident Business Solutions', from: 3.8, to: 5 },
      { name: 'Bharat Retail Bank', from: 4, to: 5.5 },
      { name: 'Coromandel Outsourcing', from: 3.4, to: 4 },
      { name: 'Nandi Cement Works', from: 3.6, to: 5, departments: ['Civil', 'Mechanical'] },
      { name: 'Girnar Power Transmission', from: 4, to: 5.2, departments: ['Electrical'] },
      { name: 'Satpura Auto Components', from: 3.8, to: 5.4, departments: ['Mechanical', 'Electrical'] },
      { name: 'Panchavati Builders', from: 3.5, to: 4.8, departments: ['Civil'] },
      { name: 'Kaveri Circuits', from: 4, to: 5.6, departments: ['Electronics', 'Electrical'] },
      { name: 'Vanashree Nurseries', from: 2.8, to: 3.8, departments: ['Life Sciences'] },
      { name: 'Saraswati Schools', from: 2.8, to: 3.8, departments: ['Humanities', 'Life Sciences'] },
    ],
  },
  {
    minimumCgpa: 6.8,
    employers: [
      { name: 'Deccan Motors', from: 5.5, to: 8.5, departments: ['Mechanical', 'Electrical', 'Electronics'] },
      { name: 'Konkan Rail Infrastructure', from: 5.6, to: 8, departments: ['Civil', 'Mechanical'] },
      { name: 'Godavari Heavy Engineering', from: 5.8, to: 9, departments: ['Mechanical', 'Civil', 'Electrical'] },
      { name: 'Suryodaya Renewables', from: 6, to: 9.5, departments: ['Electrical', 'Mechanical', 'Civil'] },
      { name: 'Mithila Metro Projects', from: 5.5, to: 7.8, departments: ['Civil', 'Electrical'] },
      { name: 'Lotus Semiconductors', from: 7, to: 11, departments: ['Electronics', 'Electrical'] },
      { name: 'Chenab Telecom', from: 6, to: 9, departments: software },
      { name: 'Narmada Systems', from: 6.5, to: 10, departments: software },
      { name: 'PaisaPath Payments', from: 8, to: 12, departments: software },
      { name: 'Aravalli Analytics', from: 7, to: 11, departments: [...engineering, 'Business Studies'] },
      { name: 'Malabar Biologics', from: 4.5, to: 7, departments: ['Life Sciences'] },
      { name: 'Varhad Consumer Goods', from: 5, to: 8.5, departments: ['Business Studies', 'Humanities'] },
      { name: 'Godavari Publishing House', from: 3.8, to: 6, departments: ['Humanities'] },
      { name: 'Monsoon Logistics', from: 5.5, to: 8 },
    ],
  },
  {
    minimumCgpa: 8.3,
    employers: [
      { name: 'Meghdoot Cloud', from: 14, to: 26, departments: software },
      {
        name: 'Vajra Robotics',
        from: 12,
        to: 21,
        departments: ['Computer Science', 'Electronics', 'Mechanical', 'Electrical'],
      },
      { name: 'Tungabhadra Labs', from: 16, to: 32, departments: ['Computer Science'] },
      { name: 'Akash Aerospace', from: 11, to: 18, departments: ['Mechanical', 'Electronics', 'Electrical'] },
      { name: 'Himadri Structures', from: 9.5, to: 15, departments: ['Civil'] },
      { name: 'Rann Solar Research', from: 10, to: 16, departments: ['Electrical', 'Mechanical', 'Civil'] },
      { name: 'Kosi Capital', from: 12, to: 22, departments: [...engineering, 'Business Studies'] },
      { name: 'Nilgiri Genomics', from: 7, to: 11, departments: ['Life Sciences'] },
      { name: 'Sindhu Policy Institute', from: 6, to: 9, departments: ['Humanities', 'Business Studies'] },
    ],
  },
];

const perDepartment = new Map<string, readonly (readonly Employer[])[]>();

/** The employers that recruit from a department, of the highest group whose CGPA is reached. */
export function employersFor(department: string, cgpa: number): readonly Employer[] {
  let groups = perDepartment.get(department);
  if (!groups) {
    groups = employers.map((group) => group.employers.filter((each) => each.departments?.includes(department) ?? true));
    perDepartment.set(department, groups);
  }
  return groups[employers.findLastIndex(({ minimumCgpa }) => cgpa >= minimumCgpa)] ?? [];
}
