export { answerCheck as GET } from '../../../out/answer.js';
