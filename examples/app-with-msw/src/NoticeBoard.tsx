import { useEffect, useState } from 'react';
import { createApiClient } from 'university-api';

interface Notice {
  readonly id: number;
  readonly text: string;
}

const university = createApiClient({ baseUrl: `${globalThis.location.origin}/university` });

/** The notices of one server, and how many courses another one has. */
export function NoticeBoard() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [courses, setCourses] = useState<number>();
  useEffect(() => {
    void (async () => {
      const [board, { data }] = await Promise.all([fetch('/board/notices'), university.GET('/courses/active')]);
      setNotices((await board.json()) as Notice[]);
      setCourses(data?.data.length);
    })();
  }, []);
  return (
    <main>
      <h1>Notice board</h1>
      {courses !== undefined && <p>{courses} courses can be studied.</p>}
      <ul>
        {notices.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </main>
  );
}
