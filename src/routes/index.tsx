import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/site/home/HomeScreen.tsx';

export const Route = createFileRoute('/')({ component: HomeScreen });
