import './slim21.tsx';
import { ChakraProvider, Container, Heading, Input } from '@chakra-ui/react';
import { Formik } from 'formik';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import { object, string } from 'yup';
import { slimSystem } from './slim-system.ts';
import type { paths } from '../../../openapi/schema.gen.ts';

const { POST } = createClient<paths>();
const empty = { email: '', password: '' };
const rules = object({ email: string().email().required(), password: string().required() });

createRoot(document.body).render(
  <ChakraProvider value={slimSystem}>
    <Container>
      <Heading>Empty</Heading>
      <Formik initialValues={empty} validationSchema={rules} onSubmit={(body) => POST('/auth/student-login', { body })}>
        {({ handleSubmit, getFieldProps }) => (
          <form onSubmit={handleSubmit}>
            <Input {...getFieldProps('email')} aria-label="Email" />
          </form>
        )}
      </Formik>
    </Container>
  </ChakraProvider>,
);
