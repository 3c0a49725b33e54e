export { answerCheck as GET } from '../../src/answer.ts';

// Next.js would answer it once, while it builds.
export const dynamic = 'force-dynamic';
