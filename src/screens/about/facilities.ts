import {
  BedIcon,
  BookIcon,
  CupIcon,
  FlaskIcon,
  HeartIcon,
  MicrophoneIcon,
  PlateIcon,
  SpannerIcon,
} from '../../ui/subject-icons.tsx';

/** Section 2, /about: the eight facilities of the campus. */
export const facilities = [
  {
    name: 'Central Library',
    Icon: BookIcon,
    about:
      '310,000 volumes, a reading room over the lake, and desks that are open all night in the weeks of examination.',
  },
  {
    name: 'Laboratories',
    Icon: FlaskIcon,
    about:
      'Sixty-four of them, from a clean room to a shake table that takes a two-storey frame. First-years get keys too.',
  },
  {
    name: 'Makers’ Workshop',
    Icon: SpannerIcon,
    about: 'Lathes, laser cutters, 3D printers and people who show you how. Open to every student until ten at night.',
  },
  {
    name: 'Halls of Residence',
    Icon: BedIcon,
    about:
      'Six halls with 2,400 single and shared rooms, a warden who lives in, and a common room with a carrom board.',
  },
  {
    name: 'Sports Ground and Boathouse',
    Icon: CupIcon,
    about: 'A cricket ground, courts under lights, a 25-metre pool, and eights on the lake before breakfast.',
  },
  {
    name: 'Health Centre',
    Icon: HeartIcon,
    about: 'Two doctors, a counsellor and a pharmacy, by day and by night, free for everybody who studies here.',
  },
  {
    name: 'Auditorium and Open-Air Theatre',
    Icon: MicrophoneIcon,
    about: '900 seats inside, 1,500 on the steps outside, and a stage crew that is run by students.',
  },
  {
    name: 'Dining Halls and Cafés',
    Icon: PlateIcon,
    about: 'Three kitchens that cook vegetarian, Jain and non-vegetarian food, and a tea stall that never closes.',
  },
] as const;
