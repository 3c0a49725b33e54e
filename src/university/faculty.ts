import { msg } from '#src/languages/texts.ts';
import type { FacultyPerson } from '#src/platform/university.ts';
import type { UniversityDepartmentName } from './departments.ts';

/** Section 2, /faculty. */
export const facultyLead: string = msg`There is one faculty member for every ten students. Listed here are the head and two members of each of the eight departments. Office hours for students are on Thursday afternoons.`;

export const people: Readonly<Record<string, readonly FacultyPerson[]>> = {
  'Computer Science': [
    {
      name: 'Anjali Kulkarni',
      title: msg`Professor and Head`,
      degrees: msg`PhD in distributed systems, MTech in computer science`,
      interests: [msg`Fault tolerance`, msg`Databases`, msg`Computing education`],
    },
    {
      name: 'Imran Qureshi',
      title: msg`Associate Professor`,
      degrees: msg`PhD in machine learning, MSc in statistics`,
      interests: [msg`Explainable models`, msg`Forecasting`, msg`Marathi language technology`],
    },
    {
      name: 'Tenzin Dolma',
      title: msg`Assistant Professor`,
      degrees: msg`PhD in human-computer interaction, BTech in information technology`,
      interests: [msg`Accessibility`, msg`Low-literacy interfaces`, msg`Privacy`],
    },
  ],
  Electronics: [
    {
      name: 'Ravindra Pathak',
      title: msg`Professor and Head`,
      degrees: msg`PhD in VLSI design, ME in electronics`,
      interests: [msg`Low-power chips`, msg`Design for test`, msg`Sensor interfaces`],
    },
    {
      name: 'Leena Fernandes',
      title: msg`Associate Professor`,
      degrees: msg`PhD in wireless communication, MTech in signal processing`,
      interests: [msg`Rural radio links`, msg`Software-defined radio`, msg`Antennas`],
    },
    {
      name: 'Arvind Swaminathan',
      title: msg`Assistant Professor`,
      degrees: msg`PhD in embedded systems, BE in electronics`,
      interests: [msg`Real-time systems`, msg`Wearable sensors`, msg`Firmware security`],
    },
  ],
  Mechanical: [
    {
      name: 'Suresh Gaikwad',
      title: msg`Professor and Head`,
      degrees: msg`PhD in heat transfer, MTech in thermal engineering`,
      interests: [msg`Solar drying`, msg`Cold chains`, msg`Heat storage`],
    },
    {
      name: 'Neha Bhonsle',
      title: msg`Associate Professor`,
      degrees: msg`PhD in robotics, ME in mechatronics`,
      interests: [msg`Field robots`, msg`Grippers for soft fruit`, msg`Control`],
    },
    {
      name: 'Joseph Mathew',
      title: msg`Assistant Professor`,
      degrees: msg`PhD in manufacturing, BTech in mechanical engineering`,
      interests: [msg`Additive manufacturing`, msg`Metrology`, msg`Repair`],
    },
  ],
  Civil: [
    {
      name: 'Vasudha Apte',
      title: msg`Professor and Head`,
      degrees: msg`PhD in hydrology, MTech in water resources`,
      interests: [msg`Urban floods`, msg`Rain gauges`, msg`Lake restoration`],
    },
    {
      name: 'Devraj Solanki',
      title: msg`Professor`,
      degrees: msg`PhD in earthquake engineering, ME in structures`,
      interests: [msg`Retrofit of schools`, msg`Masonry`, msg`Structural monitoring`],
    },
    {
      name: 'Farida Contractor',
      title: msg`Assistant Professor`,
      degrees: msg`PhD in transportation planning, MPlan in urban planning`,
      interests: [msg`Walking and cycling`, msg`Bus networks`, msg`Road safety`],
    },
  ],
  Electrical: [
    {
      name: 'Padmaja Iyer',
      title: msg`Professor and Head`,
      degrees: msg`PhD in power systems, MTech in electrical engineering`,
      interests: [msg`Microgrids`, msg`Grid stability`, msg`Energy markets`],
    },
    {
      name: 'Harpreet Gill',
      title: msg`Associate Professor`,
      degrees: msg`PhD in power electronics, BE in electrical engineering`,
      interests: [msg`Battery charging`, msg`Electric buses`, msg`Converters`],
    },
    {
      name: 'Sneha Thorat',
      title: msg`Assistant Professor`,
      degrees: msg`PhD in high-voltage engineering, MTech in power engineering`,
      interests: [msg`Lightning`, msg`Insulation in the monsoon`, msg`Transformers`],
    },
  ],
  'Business Studies': [
    {
      name: 'Rohini Mehendale',
      title: msg`Professor and Head`,
      degrees: msg`PhD in finance, MBA`,
      interests: [msg`Co-operative banks`, msg`Small-firm credit`, msg`Corporate governance`],
    },
    {
      name: 'Nikhil Bansal',
      title: msg`Associate Professor`,
      degrees: msg`PhD in operations research, MTech in industrial engineering`,
      interests: [msg`Supply chains`, msg`Onion markets`, msg`Queueing`],
    },
    {
      name: 'Zoya Merchant',
      title: msg`Assistant Professor`,
      degrees: msg`PhD in organisational behaviour, MA in psychology`,
      interests: [msg`Family firms`, msg`Women in work`, msg`Negotiation`],
    },
  ],
  'Life Sciences': [
    {
      name: 'Madhav Sathe',
      title: msg`Professor and Head`,
      degrees: msg`PhD in ecology, MSc in botany`,
      interests: [msg`Western Ghats`, msg`Monsoon frogs`, msg`Long-term plots`],
    },
    {
      name: 'Irawati Nene',
      title: msg`Associate Professor`,
      degrees: msg`PhD in molecular biology, MSc in biotechnology`,
      interests: [msg`Drought-hardy millets`, msg`Gene expression`, msg`Seed banks`],
    },
    {
      name: 'Samuel Rozario',
      title: msg`Assistant Professor`,
      degrees: msg`PhD in infection biology, MSc in microbiology`,
      interests: [msg`Dengue`, msg`Water-borne disease`, msg`Low-cost diagnostics`],
    },
  ],
  Humanities: [
    {
      name: 'Lakshmi Narasimhan',
      title: msg`Professor and Head`,
      degrees: msg`PhD in history, MA in Sanskrit and Prakrit`,
      interests: [msg`Water in Deccan history`, msg`Archives`, msg`Oral history`],
    },
    {
      name: 'Gautam Sen',
      title: msg`Associate Professor`,
      degrees: msg`PhD in philosophy, MA in political science`,
      interests: [msg`Ethics of technology`, msg`Public reasoning`, msg`Professional duty`],
    },
    {
      name: 'Ketaki Rege',
      title: msg`Assistant Professor`,
      degrees: msg`PhD in linguistics, MA in Marathi`,
      interests: [msg`Multilingual classrooms`, msg`Scientific writing`, msg`Translation`],
    },
  ],
} satisfies Readonly<Record<UniversityDepartmentName, unknown>>;
