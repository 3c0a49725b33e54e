import './out/page.js';
