import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<h1>Empty</h1>);
