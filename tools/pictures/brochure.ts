import type * as Home from '#src/university/home.ts';
import type * as University from '#src/university/university.ts';
import { loadUniversity } from '../vite/university.ts';
import { crest, firstScene, ink, page, scene } from './page.ts';

const { programs, programsTitle } = await loadUniversity<typeof Home>('home.ts');
const { university } = await loadUniversity<typeof University>('university.ts');

const style = `
  @page { size: A4; margin: 0; }
  body { width: 210mm; -webkit-print-color-adjust: exact; }
  .sheet { position: relative; width: 210mm; height: 297mm; overflow: hidden; break-after: page; }
  .sheet:last-child { break-after: auto; }
  .cover { background: ${ink('brand', 800)}; color: ${ink('gray', 50)}; }
  .cover .scene { position: absolute; inset: auto 0 0 0; height: 168mm; overflow: hidden; }
  .cover .scene svg { width: 100%; height: 100%; }
  .cover .words { position: absolute; inset: 22mm 22mm auto 22mm; }
  .cover .crest svg { width: 17mm; height: 19.5mm; }
  .over { font-weight: 600; font-size: 8.5pt; letter-spacing: .12em; text-transform: uppercase; color: ${ink('accent', 700)}; }
  .cover .over { color: ${ink('accent', 300)}; margin-top: 9mm; }
  h1 { font-size: 40pt; margin-top: 2mm; }
  .lead { font-size: 14pt; line-height: 1.4; max-width: 140mm; margin-top: 4mm; }
  .inside { padding: 16mm 18mm; background: ${ink('gray', 50)}; }
  h2 { font-size: 19pt; margin-top: 1mm; }
  .programs { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin-top: 5mm; }
  .programs article { background: #fff; border: .3mm solid ${ink('gray', 200)}; border-radius: 3mm; overflow: hidden; }
  .programs img { width: 100%; height: 45mm; object-fit: cover; }
  .programs div { padding: 3.5mm 4.5mm 4.5mm; }
  h3 { font-size: 12.5pt; }
  .programs p { font-size: 9.5pt; line-height: 1.4; color: ${ink('gray', 600)}; margin-top: 1mm; }
  .columns { display: grid; grid-template-columns: 1.15fr 1fr; gap: 8mm; margin-top: 9mm; }
  ol { padding-left: 5.5mm; margin-top: 3mm; }
  li { padding-left: 1mm; margin-bottom: 1.6mm; }
  .visit { background: ${ink('brand', 800)}; color: ${ink('gray', 50)}; border-radius: 3mm; padding: 6mm; }
  .visit .over { color: ${ink('accent', 300)}; }
  .visit p { margin-top: 2mm; font-size: 10.5pt; }
  .visit a { color: inherit; }
`;

const cover = `
  <section class="sheet cover">
    <div class="scene">${firstScene}</div>
    <div class="words">
      <div class="crest">${crest}</div>
      <p class="over">Since ${university.founded}</p>
      <h1>${university.name}</h1>
      <p class="lead">${university.motto}</p>
    </div>
  </section>`;

const cards = programs.map(
  ({ name, text, alt, src }) => `<article>${scene(src, alt)}<div><h3>${name}</h3><p>${text}</p></div></article>`,
);

const hours = university.officeHours.map(({ days, hours }) => `${days}, ${hours}`).join('<br>');

const inside = `
  <section class="sheet inside">
    <p class="over">Programs</p>
    <h2>${programsTitle}</h2>
    <div class="programs">${cards.join('')}</div>
    <div class="columns">
      <div>
        <p class="over">Admissions</p>
        <h2>How to apply</h2>
        <ol>
          <li>Choose a course in the portal, under Courses.</li>
          <li>Fill in the form under Apply Now: your name, your e-mail and phone, the course, your last qualification and its grade.</li>
          <li>Wait for our e-mail. A person reads every form, and asks where something is missing.</li>
          <li>When you are admitted, the same e-mail brings your roll number and your first password for the portal.</li>
        </ol>
      </div>
      <div class="visit">
        <p class="over">Ask, or come and see</p>
        <p>${university.address.join('<br>')}</p>
        <p><a href="tel:${university.phone.replaceAll(' ', '')}">${university.phone}</a><br><a href="mailto:${university.email}">${university.email}</a></p>
        <p>${hours}</p>
        <p>Admissions office: ${university.admissionsHours.days}, ${university.admissionsHours.hours}</p>
      </div>
    </div>
  </section>`;

/** Section 1, Download Brochure: one sheet of A4, printed on both sides. */
export const brochure = page(`${university.name}: brochure`, style, cover + inside);
