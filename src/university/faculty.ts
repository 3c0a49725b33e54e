import type { FacultyPerson } from '#src/platform/university.ts';
import type { UniversityDepartmentName } from './departments.ts';

/** Section 2, /faculty. */
export const facultyLead: string =
  'There is one faculty member for every ten students. Listed here are the head and two members of each of the eight departments. Office hours for students are on Thursday afternoons.';

export const people: Readonly<Record<string, readonly FacultyPerson[]>> = {
  'Computer Science': [
    {
      name: 'Anjali Kulkarni',
      title: 'Professor and Head',
      degrees: 'PhD in distributed systems, MTech in computer science',
      interests: ['Fault tolerance', 'Databases', 'Computing education'],
    },
    {
      name: 'Imran Qureshi',
      title: 'Associate Professor',
      degrees: 'PhD in machine learning, MSc in statistics',
      interests: ['Explainable models', 'Forecasting', 'Marathi language technology'],
    },
    {
      name: 'Tenzin Dolma',
      title: 'Assistant Professor',
      degrees: 'PhD in human-computer interaction, BTech in information technology',
      interests: ['Accessibility', 'Low-literacy interfaces', 'Privacy'],
    },
  ],
  Electronics: [
    {
      name: 'Ravindra Pathak',
      title: 'Professor and Head',
      degrees: 'PhD in VLSI design, ME in electronics',
      interests: ['Low-power chips', 'Design for test', 'Sensor interfaces'],
    },
    {
      name: 'Leena Fernandes',
      title: 'Associate Professor',
      degrees: 'PhD in wireless communication, MTech in signal processing',
      interests: ['Rural radio links', 'Software-defined radio', 'Antennas'],
    },
    {
      name: 'Arvind Swaminathan',
      title: 'Assistant Professor',
      degrees: 'PhD in embedded systems, BE in electronics',
      interests: ['Real-time systems', 'Wearable sensors', 'Firmware security'],
    },
  ],
  Mechanical: [
    {
      name: 'Suresh Gaikwad',
      title: 'Professor and Head',
      degrees: 'PhD in heat transfer, MTech in thermal engineering',
      interests: ['Solar drying', 'Cold chains', 'Heat storage'],
    },
    {
      name: 'Neha Bhonsle',
      title: 'Associate Professor',
      degrees: 'PhD in robotics, ME in mechatronics',
      interests: ['Field robots', 'Grippers for soft fruit', 'Control'],
    },
    {
      name: 'Joseph Mathew',
      title: 'Assistant Professor',
      degrees: 'PhD in manufacturing, BTech in mechanical engineering',
      interests: ['Additive manufacturing', 'Metrology', 'Repair'],
    },
  ],
  Civil: [
    {
      name: 'Vasudha Apte',
      title: 'Professor and Head',
      degrees: 'PhD in hydrology, MTech in water resources',
      interests: ['Urban floods', 'Rain gauges', 'Lake restoration'],
    },
    {
      name: 'Devraj Solanki',
      title: 'Professor',
      degrees: 'PhD in earthquake engineering, ME in structures',
      interests: ['Retrofit of schools', 'Masonry', 'Structural monitoring'],
    },
    {
      name: 'Farida Contractor',
      title: 'Assistant Professor',
      degrees: 'PhD in transportation planning, MPlan in urban planning',
      interests: ['Walking and cycling', 'Bus networks', 'Road safety'],
    },
  ],
  Electrical: [
    {
      name: 'Padmaja Iyer',
      title: 'Professor and Head',
      degrees: 'PhD in power systems, MTech in electrical engineering',
      interests: ['Microgrids', 'Grid stability', 'Energy markets'],
    },
    {
      name: 'Harpreet Gill',
      title: 'Associate Professor',
      degrees: 'PhD in power electronics, BE in electrical engineering',
      interests: ['Battery charging', 'Electric buses', 'Converters'],
    },
    {
      name: 'Sneha Thorat',
      title: 'Assistant Professor',
      degrees: 'PhD in high-voltage engineering, MTech in power engineering',
      interests: ['Lightning', 'Insulation in the monsoon', 'Transformers'],
    },
  ],
  'Business Studies': [
    {
      name: 'Rohini Mehendale',
      title: 'Professor and Head',
      degrees: 'PhD in finance, MBA',
      interests: ['Co-operative banks', 'Small-firm credit', 'Corporate governance'],
    },
    {
      name: 'Nikhil Bansal',
      title: 'Associate Professor',
      degrees: 'PhD in operations research, MTech in industrial engineering',
      interests: ['Supply chains', 'Onion markets', 'Queueing'],
    },
    {
      name: 'Zoya Merchant',
      title: 'Assistant Professor',
      degrees: 'PhD in organisational behaviour, MA in psychology',
      interests: ['Family firms', 'Women in work', 'Negotiation'],
    },
  ],
  'Life Sciences': [
    {
      name: 'Madhav Sathe',
      title: 'Professor and Head',
      degrees: 'PhD in ecology, MSc in botany',
      interests: ['Western Ghats', 'Monsoon frogs', 'Long-term plots'],
    },
    {
      name: 'Irawati Nene',
      title: 'Associate Professor',
      degrees: 'PhD in molecular biology, MSc in biotechnology',
      interests: ['Drought-hardy millets', 'Gene expression', 'Seed banks'],
    },
    {
      name: 'Samuel Rozario',
      title: 'Assistant Professor',
      degrees: 'PhD in infection biology, MSc in microbiology',
      interests: ['Dengue', 'Water-borne disease', 'Low-cost diagnostics'],
    },
  ],
  Humanities: [
    {
      name: 'Lakshmi Narasimhan',
      title: 'Professor and Head',
      degrees: 'PhD in history, MA in Sanskrit and Prakrit',
      interests: ['Water in Deccan history', 'Archives', 'Oral history'],
    },
    {
      name: 'Gautam Sen',
      title: 'Associate Professor',
      degrees: 'PhD in philosophy, MA in political science',
      interests: ['Ethics of technology', 'Public reasoning', 'Professional duty'],
    },
    {
      name: 'Ketaki Rege',
      title: 'Assistant Professor',
      degrees: 'PhD in linguistics, MA in Marathi',
      interests: ['Multilingual classrooms', 'Scientific writing', 'Translation'],
    },
  ],
} satisfies Readonly<Record<UniversityDepartmentName, unknown>>;
