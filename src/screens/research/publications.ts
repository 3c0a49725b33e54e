/** Lately published; the authors are of the faculty. */
export const publications = [
  {
    title: 'A two-hour street-level flood forecast from sparse gauges',
    authors: ['vasudha.apte', 'imran.qureshi'],
    venue: 'Journal of Monsoon Hydrology 18',
    year: 2026,
  },
  {
    title: 'Acoustic onset: amphibian calls precede the first monsoon rain',
    authors: ['madhav.sathe', 'arvind.swaminathan'],
    venue: 'Annals of Tropical Ecology 52',
    year: 2026,
  },
  {
    title: 'Fair billing in shared-battery microgrids',
    authors: ['padmaja.iyer', 'rohini.mehendale'],
    venue: 'Energy and Village 9',
    year: 2025,
  },
  {
    title: 'When should a forecast be silent? Duties of a model that does not know',
    authors: ['gautam.sen', 'imran.qureshi'],
    venue: 'Ethics in Computing Review 7',
    year: 2025,
  },
  {
    title: 'In-plane retrofit of rubble masonry with local materials',
    authors: ['devraj.solanki', 'joseph.mathew'],
    venue: 'Earthquakes and Structures Quarterly 31',
    year: 2025,
  },
  {
    title: 'A paper immunoassay for dengue readable in daylight',
    authors: ['samuel.rozario', 'irawati.nene'],
    venue: 'Low-Cost Diagnostics 12',
    year: 2025,
  },
  {
    title: 'Surviving the depot: consensus under correlated failures',
    authors: ['anjali.kulkarni'],
    venue: 'Proceedings of the Conference on Dependable Systems',
    year: 2024,
  },
  {
    title: 'Insulators in the rain: four monsoons of measurements',
    authors: ['sneha.thorat', 'ravindra.pathak'],
    venue: 'High Voltage Letters 23',
    year: 2024,
  },
  {
    title: 'The repair books of the Deccan tanks, 1640 to 1910',
    authors: ['lakshmi.narasimhan', 'ketaki.rege'],
    venue: 'Water in History 15',
    year: 2024,
  },
] as const;
