import { tableRows } from '../text-table.ts';
import { UNIVERSITY_DEPARTMENTS, type UniversityDepartmentName } from '../university-departments.ts';
import { university } from '../university.ts';

/** A teacher of the university. */
export interface FacultyMember {
  /** Used in links and as the local part of the e-mail address. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly department: UniversityDepartmentName;
  readonly degrees: string;
  readonly interests: readonly string[];
}

/** The head of each department, and those who lead its work: name, title, degrees and interests. */
const people: Readonly<Record<UniversityDepartmentName, string>> = {
  'Computer Science': `
    Anjali Kulkarni | Professor and Head | PhD in distributed systems, MTech in computer science | Fault tolerance, Databases, Computing education
    Imran Qureshi | Associate Professor | PhD in machine learning, MSc in statistics | Explainable models, Forecasting, Marathi language technology
    Tenzin Dolma | Assistant Professor | PhD in human-computer interaction, BTech in information technology | Accessibility, Low-literacy interfaces, Privacy
  `,
  Electronics: `
    Ravindra Pathak | Professor and Head | PhD in VLSI design, ME in electronics | Low-power chips, Design for test, Sensor interfaces
    Leena Fernandes | Associate Professor | PhD in wireless communication, MTech in signal processing | Rural radio links, Software-defined radio, Antennas
    Arvind Swaminathan | Assistant Professor | PhD in embedded systems, BE in electronics | Real-time systems, Wearable sensors, Firmware security
  `,
  Mechanical: `
    Suresh Gaikwad | Professor and Head | PhD in heat transfer, MTech in thermal engineering | Solar drying, Cold chains, Heat storage
    Neha Bhonsle | Associate Professor | PhD in robotics, ME in mechatronics | Field robots, Grippers for soft fruit, Control
    Joseph Mathew | Assistant Professor | PhD in manufacturing, BTech in mechanical engineering | Additive manufacturing, Metrology, Repair
  `,
  Civil: `
    Vasudha Apte | Professor and Head | PhD in hydrology, MTech in water resources | Urban floods, Rain gauges, Lake restoration
    Devraj Solanki | Professor | PhD in earthquake engineering, ME in structures | Retrofit of schools, Masonry, Structural monitoring
    Farida Contractor | Assistant Professor | PhD in transportation planning, MPlan in urban planning | Walking and cycling, Bus networks, Road safety
  `,
  Electrical: `
    Padmaja Iyer | Professor and Head | PhD in power systems, MTech in electrical engineering | Microgrids, Grid stability, Energy markets
    Harpreet Gill | Associate Professor | PhD in power electronics, BE in electrical engineering | Battery charging, Electric buses, Converters
    Sneha Thorat | Assistant Professor | PhD in high-voltage engineering, MTech in power engineering | Lightning, Insulation in the monsoon, Transformers
  `,
  'Business Studies': `
    Rohini Mehendale | Professor and Head | PhD in finance, MBA | Co-operative banks, Small-firm credit, Corporate governance
    Nikhil Bansal | Associate Professor | PhD in operations research, MTech in industrial engineering | Supply chains, Onion markets, Queueing
    Zoya Merchant | Assistant Professor | PhD in organisational behaviour, MA in psychology | Family firms, Women in work, Negotiation
  `,
  'Life Sciences': `
    Madhav Sathe | Professor and Head | PhD in ecology, MSc in botany | Western Ghats, Monsoon frogs, Long-term plots
    Irawati Nene | Associate Professor | PhD in molecular biology, MSc in biotechnology | Drought-hardy millets, Gene expression, Seed banks
    Samuel Rozario | Assistant Professor | PhD in infection biology, MSc in microbiology | Dengue, Water-borne disease, Low-cost diagnostics
  `,
  Humanities: `
    Lakshmi Narasimhan | Professor and Head | PhD in history, MA in Sanskrit and Prakrit | Water in Deccan history, Archives, Oral history
    Gautam Sen | Associate Professor | PhD in philosophy, MA in political science | Ethics of technology, Public reasoning, Professional duty
    Ketaki Rege | Assistant Professor | PhD in linguistics, MA in Marathi | Multilingual classrooms, Scientific writing, Translation
  `,
};

/** The faculty page, department by department. */
export const faculty: readonly FacultyMember[] = UNIVERSITY_DEPARTMENTS.flatMap((department) =>
  tableRows(people[department]).map(([name = '', title = '', degrees = '', interests = '']) => {
    const id = name.toLowerCase().replace(' ', '.');
    return { id, name, title, department, degrees, interests: interests.split(', ') };
  }),
);

/** The faculty member with this id. */
export const facultyMember = (id: string) => faculty.find((member) => member.id === id);

/** The e-mail address of a faculty member. */
export const emailOf = ({ id }: FacultyMember) => `${id}@${university.email.split('@')[1] ?? ''}`;
