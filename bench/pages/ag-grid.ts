import './page.css';
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { columns, loadRoster, type Student, textOf } from './roster.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const rowData = await loadRoster();
const root = document.getElementById('root');
if (root) {
  const search = document.createElement('input');
  search.type = 'search';
  const place = document.createElement('div');
  place.style.height = '616px';
  root.append(search, place);
  const grid = createGrid<Student>(place, {
    rowData,
    rowHeight: 56,
    cacheQuickFilter: true,
    animateRows: false,
    columnDefs: columns.map((column) => ({
      headerName: column,
      valueGetter: ({ data }) => (data ? textOf[column](data) : ''),
      getQuickFilterText: ({ data }) =>
        column === 'Name' ? data.name : column === 'Roll No' ? data.rollNo : column === 'Actions' ? data.email : '',
    })),
  });
  search.addEventListener('input', () => grid.setGridOption('quickFilterText', search.value));
}
