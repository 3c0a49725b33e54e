import { http, HttpResponse } from 'msw';

/** The notices of this app's own server, which has nothing to do with the university's. */
export const ownHandlers = [
  http.get('*/board/notices', () => HttpResponse.json([{ id: 1, text: 'The library is open until ten.' }])),
];
