#!/usr/bin/env bash
# Formik 2.4.9 with a yup 1.7.1 schema: somebody empties a field that is required and has a default.
# Guess: the form is invalid, since nothing stands in a required field.
# Seen: it is valid, and is sent with the empty text. Formik hands an empty text to yup as undefined, for which yup puts the
# default, which is valid; what yup has made of the values is thrown away. yup alone refuses the empty text.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund formik@2.4.9 yup@1.7.1 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat >run.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<div id="root"></div>');
Object.assign(globalThis, { window, document: window.document });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const { createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { Formik } = (await import('formik')).default ?? (await import('formik'));
const { object, string } = await import('yup');

const schema = object({ currency: string().required().default('INR'), name: string().required() });
let sent = 'nothing';
let form;
const draw = (props) => ((form = props), null);
const onSubmit = (values) => void (sent = JSON.stringify(values));
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
createRoot(document.getElementById('root')).render(
  createElement(Formik, { initialValues: { currency: 'INR', name: 'Asha' }, validationSchema: schema, onSubmit }, draw),
);
await settled();
await form.setFieldValue('currency', '');
await settled();
await form.submitForm();
const errors = JSON.stringify(form.errors);
const alone = await schema.validate({ currency: '', name: 'Asha' }).catch(({ message }) => message);
const seen = [`errors: ${errors}`, `sent: ${sent}`, `yup alone: ${alone}`];
console.log(seen.join('\n'));
const expected = ['errors: {}', 'sent: {"currency":"","name":"Asha"}', 'yup alone: currency is a required field'];
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node run.mjs
