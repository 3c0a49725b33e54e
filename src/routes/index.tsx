import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';

export const Route = createFileRoute('/')({ component: HomeScreen });
