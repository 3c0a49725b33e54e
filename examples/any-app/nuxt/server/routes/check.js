import { defineEventHandler } from 'h3';
import { answerCheck } from '../../out/answer.js';

export default defineEventHandler(answerCheck);
