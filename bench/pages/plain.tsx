import './page.css';
import { plainCell, show } from './VirtualList.tsx';

await show(plainCell);
