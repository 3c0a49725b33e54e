// Generated from university.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/admin/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what
         * @description What has been done to students, courses and applications, the newest first: every change that `listStudentChanges` and `listCourseChanges` tell, and every step of an application. It answers the newest 5,000, and with `before` the newest 5,000 that are older. What was done in one moment is never cut apart, so that the moment of the last row is where to go on: then there can be a few more. Fewer than 5,000 are all there are.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/administrators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the administrators
         * @description Every administrator's account, sorted by name, and whether it is active. `POST /admin/auth/register`, which every server has, adds one.
         */
        get: operations["listAdministrators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/administrators/{id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an administrator a new password
         * @description As for students, by a super administrator alone. A disabled account is a 409, since its new password would open nothing. So is the own account, whose password is changed with `POST /auth/change-password`. It takes no body.
         */
        post: operations["resetAdministratorPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/administrators/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disable or enable an administrator
         * @description A disabled administrator cannot sign in any more, and every token of the account dies at once. The name stays in histories and reviews. After the right password a login answers a 401 that says why, and after a wrong one the 401 that everybody gets. Enabling ends that; the password is as before. Nobody can disable the own account (409), so that there is always a super administrator left. To set what is set already changes nothing.
         */
        put: operations["setAdministratorStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as an administrator
         * @description Signs in an administrator (ADMIN, STAFF_ADMIN or SUPER_ADMIN) by user name or e-mail address. A student's credentials are refused with the same 401 as a wrong password. Failures are counted for the account, whether it was named by user name or by address: ten within 15 minutes lock it for the rest of that time (429).
         */
        post: operations["adminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in administrator
         * @description Answers the account of the administrator that the token belongs to, directly in `data`. A student's token gets a 403; for a call that takes either sort of account there is `/auth/me`.
         */
        get: operations["getCurrentAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an administrator
         * @description A super administrator creates another administrator's account, of any of the three administrators' roles; an ADMIN or a STAFF_ADMIN gets a 403. User name and e-mail address must be free, the address among students' accounts too (409). The answer carries the new account and no token: the caller stays who they are.
         */
        post: operations["registerAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/casework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the casework on applications
         * @description Every application on which there is casework: an assignee, notes, or a held decision. It is the office's own: nothing of it is in an answer to an applicant or a student, in a mail, or in any other operation.
         */
        get: operations["listCasework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/casework/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign applications
         * @description Assigns the applications to an administrator; null gives them back. It is a 409 where that administrator is disabled, or not there. A decision leaves the assignee as it is.
         */
        put: operations["assignApplications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/casework/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who applications can be assigned to
         * @description The administrators who can sign in, sorted by name.
         */
        get: operations["listAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/casework/held-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hold a decision on applications
         * @description Keeps a decision that is not taken yet, in place of one that is held already; null drops it. The applications stay as they are, and an applicant who looks up the own application reads `isBeingDecided`. The decision is checked as `reviewApplication` checks it, and as `admitApplicant` where it is over capacity: what could not be decided now cannot be held, and then none of them is. An application that is decided in another way, or withdrawn, has no held decision any more.
         */
        put: operations["holdDecision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/casework/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note to applications
         * @description Adds one note, by whoever sends it, to each of the applications. A note is neither changed nor deleted by hand; an application keeps its newest 50. Where one of the applications is not there, no note is added.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/casework/released-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release held decisions
         * @description Takes the held decisions of the applications in one transaction, each as if whoever sends this had decided it now: an approval makes the student and, where the server has the extension `seats`, takes a seat as `admitApplicant` does. No applicant learns of it before the others. A decision that cannot be taken, such as one for a course that is full by now, stays held, and its row says why; the others are taken. An application without a held decision is such a row too. The first password of a new account goes to the applicant by e-mail, and is in no answer.
         */
        post: operations["releaseDecisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the offers and the waiting lists by course
         * @description Every course that somebody has an offer for, or waits for: the newest offer of each application, and who waits, by rank. An application waits while its status is WAITLISTED and no offer was made to it since it became so, but for one that was taken back. Who has no rank yet stands after those who have one, the longest waiting first. Whoever stands first is admitted by nobody but an administrator.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all students
         * @description The whole roster in one answer, sorted by name, for the dashboard, which searches, filters and counts in the list it has loaded. It takes no parameters; for pages there is `/students`.
         */
        get: operations["adminListStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/students/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * Get a student as an administrator
         * @description Answers one student record, for the administrators' detail screen. Other than `/students/{id}` it is closed to students, the own record included. The static path `stats` wins over `{id}`.
         */
        get: operations["adminGetStudent"];
        /**
         * Update a student as an administrator
         * @description What the detail screen's Save Changes sends: the whole edited student, as it was read and with the edits in it. The rules are those of the PUT of `/students/{id}`: writable fields are taken, the rest is ignored, an omitted optional field stays, null clears it, and where `updatedAt` is not the stored one the answer is a 409 that carries the stored record.
         */
        put: operations["adminUpdateStudent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/students/{id}/academic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update academic data as an administrator
         * @description The same as the PUT of `/students/{id}/academic`: year, semester, CGPA, credits and attendance are set together, and nothing else of the record changes.
         */
        put: operations["adminUpdateStudentAcademic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/students/{id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a student a new password
         * @description For a student who has forgotten the password. The account gets a temporary password, which this one answer carries so that the administrator can tell the student. Every token of the account dies, and its failed logins are forgotten, so that a locked student can sign in at once. The student is told by e-mail that it was done, without the password. A student without an account, or with a disabled one, is a 409. It takes no body.
         */
        post: operations["resetStudentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/students/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get statistics of the students
         * @description Counts and averages over all students as they are now. The placement rate is placed students divided by all, in percent with one decimal, and 0 when there are no students. Averages leave out students without the value and are 0 when nobody has one; fees are sums, to which a student without fees adds nothing. The groups are sorted by their key and have no empty ones.
         */
        get: operations["getStudentStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rank the waiting list of a course
         * @description Puts those who wait for a course into an order: the first has rank 1. `before` is the order as it was when it was read, and `applicationIds` has the same applications, each once. Where the list is another one by now, because somebody else has ranked it, or an applicant has come or gone, it is a 409 whose `error` is LIST_CHANGED, and nothing is written.
         */
        put: operations["rankWaitingList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all applications
         * @description Every application with its whole history, the newest submission first. It is for administrators alone: applicants have no account before they are approved.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an application
         * @description Answers one application with its whole history. The static path `stats` wins over `{id}`. An applicant's temporary password is not in it: only the answer to the approval carries that.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/admission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an application and take a seat
         * @description Does what `reviewApplication` does for APPROVED, and takes a seat of the course with the desired name in the same transaction: `availableSeats` is one less, so that of two approvals at once for the last seat the second finds none. A linked student takes a seat too. Where the course has no seat left it is a 409 whose `error` is COURSE_FULL and nothing is written, unless `overCapacity` is true: that needs `reviewComments`, a 400 on the missing field, leaves the seats at 0, and the step in the history has `overCapacity`. Where a seat is left, `overCapacity` means nothing. No course with that name, or one without a number of available seats, is no obstacle, and nothing is counted.
         */
        post: operations["admitApplicant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of an application
         * @description The documents that the applicant has added, the oldest first, without their content.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document of an application
         * @description The file as it was sent. `Content-Type` is what its content is, `Content-Disposition` is `attachment` with its name, and `X-Content-Type-Options` is `nosniff`, so that no browser shows it as a page.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a seat, to be answered by a day
         * @description An approval that the applicant still has to accept. The status of the application stays as it is until then; it has to be one that may become APPROVED. Where the course counts its seats, the offer takes one in the same transaction and holds it: `availableSeats` is one less, so that nobody else gets it. It is a 409 where no seat is left (`error` is COURSE_FULL), where an offer is open already (OFFER_OPEN), and where the address is an administrator's. `answerBy` is a moment after now by the server's clock, and within a year. A new offer takes the place of one that has ended. The applicant gets a mail.
         *     An offer that nobody has answered by then has LAPSED, and its seat is free: that is decided by the server's clock in the transaction of whatever reads or writes next, not by a timer alone. So is the offer's seat free when the application gets another status by any other operation: the offer is WITHDRAWN then. An approval by `admitApplicant` takes the seat that the offer held.
         */
        post: operations["makeOffer"];
        /**
         * Take an open offer back
         * @description The offer is WITHDRAWN, its seat is free, and the application keeps its status. It is a 409 where no offer is open. The applicant gets a mail.
         */
        delete: operations["withdrawOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move an application to another status
         * @description An administrator takes the next step with an application. The steps that exist:
         *
         *     | from | to |
         *     | --- | --- |
         *     | APPLIED | UNDER_REVIEW, WAITLISTED, APPROVED, REJECTED |
         *     | UNDER_REVIEW | WAITLISTED, APPROVED, REJECTED |
         *     | WAITLISTED | UNDER_REVIEW, APPROVED, REJECTED |
         *     | REJECTED | UNDER_REVIEW (reopened; needs `reviewComments`) |
         *     | APPROVED | none, it is final |
         *
         *     Any other, the status it already has included, is a 422 whose `error` lists the steps allowed, separated by a comma and a
         *     space, and empty when there are none. REJECTED needs a `rejectionReason`; reopening removes it. Both are a 400 on the
         *     missing field. Each step is added to the history with the administrator's name.
         *
         *     APPROVED creates the student's account in the same transaction: the applicant's name, address and phone, the department of
         *     the course with the desired name (where no course has that name any more, the name itself, cut to 60 characters), year 1,
         *     semester 1, a fresh roll number and a temporary password, which this one answer carries so that the administrator can tell
         *     the applicant. A student who already has the e-mail address is linked instead and keeps the password; then there is no
         *     temporary one. An address that belongs to an administrator is a 409. The course's seats are not changed.
         *
         *     `applicationStatus` is the old name of `status`. One of the two is enough; two that differ are a 400.
         */
        put: operations["reviewApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/course/{course}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications for a course
         * @description The applications whose desired course has the given name, compared without regard to case, the newest submission first. A course that nobody applied for, known or not, is an empty list. A slash in the name is sent as `%2F`.
         */
        get: operations["listApplicationsByCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what became of an application
         * @description An applicant, who has no account, shows an application with its reference number and the e-mail address that it was sent from. Both are compared without regard to case. They are sent in the body, since addresses are kept in histories and logs. A wrong reference number and another applicant's address get the same 404 after the same work, so that nobody can find out who has applied. After 10 failures for one address or for one reference number within 15 minutes the answer is 429, even when both are right, until `Retry-After` has passed. The answer names no administrator, and has none of their comments.
         */
        post: operations["lookUpApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/mine/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the phone number of an own application
         * @description The applicant replaces the phone number, which is all that the university reaches an applicant by beside the e-mail address. The address itself stays: it is half of what the applicant proves the application with. It is possible while the application is APPLIED, UNDER_REVIEW or WAITLISTED; afterwards it is a 422. What proves the application, and how often one may fail at that, is as for `POST /applications/mine`.
         */
        put: operations["correctApplicationContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/mine/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a document to an own application
         * @description The applicant adds one file, as `multipart/form-data`: a PDF, a JPEG or a PNG of at most 5 MiB, and at most five to an application. What it is is decided by its content, never by its name or declared type: it has to be wholly one of the three, with its end and with nothing after it, except further whole JPEGs after a JPEG, as phones write them. Of the name the last part is kept, without control characters, with at most 100 characters and the ending of its type. The same file under the same name once more is stored once. It is possible while the application is APPLIED, UNDER_REVIEW or WAITLISTED; afterwards it is a 422. A sixth file is a 409. What proves the application, and how often one may fail at that, is as for `POST /applications/mine`. The applicant sees the names, sizes and times of the files; their content is shown to administrators alone.
         */
        post: operations["addDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/mine/documents/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a document of an own application
         * @description The applicant removes a file while nobody has decided on the application. One that is gone already is no failure. What proves the application is as for `POST /applications/mine`.
         */
        post: operations["removeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/mine/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline an own offer
         * @description An accepted offer approves the application in the applicant's own name, with the seat that it held: the student is made as by `reviewApplication`, and the temporary password goes by mail, not into this answer. A declined one frees the seat, and the application keeps its status. The same answer once more does nothing again and answers the same. It is a 409 where there is no open offer: it was answered otherwise or taken back (`error` is OFFER_CLOSED), or the day is over (OFFER_LAPSED). What proves the application, and how often one may fail at that, is as for `POST /applications/mine`, whose extension `application-status` is needed.
         */
        post: operations["answerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/mine/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an own application
         * @description The applicant takes the application back. It becomes REJECTED with the reason `Withdrawn by the applicant`, and its history gets a step in the applicant's own name, so that no new status is needed. An administrator can reopen it. It is possible while the application is APPLIED, UNDER_REVIEW or WAITLISTED; afterwards it is a 422. What proves the application, and how often one may fail at that, is as for `POST /applications/mine`.
         */
        post: operations["withdrawApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications by pages, searched, filtered and sorted
         * @description The applications that match, as for students. Without `sort`, and where a sort finds two equal, the newest stands first and, of one moment, the one with the higher reference number, compared as a text by code points. The path wins over `/applications/{id}`.
         */
        get: operations["pageApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get statistics of the applications
         * @description Counts of the applications as they are now, in total, by status and by desired course. `pendingCount` is what still awaits a decision: APPLIED, UNDER_REVIEW and WAITLISTED together. Courses are sorted by name.
         */
        get: operations["getApplicationStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/status/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications in a status
         * @description The applications whose status is the given one, the newest submission first. A word that is no status is a 400, a status that no application has an empty list.
         */
        get: operations["listApplicationsByStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an admission application
         * @description Anyone may apply, without an account, once for an e-mail address: a second application from the same address is a 409 whatever became of the first, which an administrator can reopen. The application starts as APPLIED and gets a reference number. The desired course is a course's name; it is not looked up, because the form offers a fixed list when the courses cannot be loaded.
         */
        post: operations["submitApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a list of applications offers and counts
         * @description How many applications there are, what occurs in the fields that they are filtered by, how many have no number there, and how many of those that match have each status. Everything but the last is about all applications, whatever the parameters. A parameter that is not listed here is a 400. The path wins over `/applications/{id}`.
         */
        get: operations["getApplicationSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description A signed-in student or administrator changes the own password and nobody else's. A wrong old password is a 400 on `oldPassword`, never a 401, because a 401 means that the session is over. The new password must differ from the old one (400 on `newPassword`). The calling token stays valid, every other token of the account dies.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Signs in a student or an administrator, whichever account has the e-mail address; `data.user.role` says which it was. A wrong password and an unknown address get the same 401 in the same time, so that nobody can find out who has an account. After 10 failures for one address within 15 minutes the answer is 429, even with the right password, until `Retry-After` has passed. A success forgets earlier failures. Sessions on other devices stay signed in.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token that is sent; other sessions of the account go on. It takes no body. A client forgets its session even when this call fails, so a 401 for a token that has died already is no problem to anybody.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in account
         * @description Answers the record of whoever the token belongs to: a student gets the own student record as it is now, an administrator the administrator's account, each with its role. The portal refreshes the stored user with it. There is no 404: the token of a deleted account is dead, which is a 401.
         */
        get: operations["getCurrentUser"];
        /**
         * Change the own phone number and address
         * @description A signed-in student replaces the own phone number and address, and nothing else of the record: both are sent, and null is none. Name, e-mail address, roll number, department, year and semester stay with the administrators. An update that sends the `updatedAt` that it has read is refused with the stored record where that has changed since (409).
         */
        put: operations["updateOwnContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep the own language
         * @description A signed-in student or administrator keeps the language to read the portal in with the own account. From then on it is the `language` of the own record, in `GET /auth/me`, `GET /admin/auth/me` and the answers of logins, and in no other record. It replaces the one before; nothing else changes, and no token dies. It need not be a language that the server answers in: which language an answer is in, the header `Accept-Language` of its request still says. A server may write e-mails in it.
         */
        put: operations["setLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a student account
         * @description Anyone may create a student account, with the own password. The account's role is STUDENT whatever the body says; role, id, marks, fees and placement in the body are ignored. The e-mail address must belong to no other account, a student's or an administrator's, and the roll number to no other student (409). The account must sign in afterwards: this server sends no token, though `data.token` is allowed for one that signs a new account in at once.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/student-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a student
         * @description As `/auth/login`, for students alone: an administrator's credentials are refused with the same 401 as a wrong password, which does not reveal that the account exists. `data.user` carries the whole student record and the role STUDENT. Ten failures for one address within 15 minutes lock it for the rest of that time (429).
         */
        post: operations["studentLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all courses
         * @description The administrators' list: every course, active or not, sorted by name. Visitors have `/courses/active`.
         */
        get: operations["listCourses"];
        put?: never;
        /**
         * Add a course
         * @description An administrator adds a course. Code and name must be free, compared without regard to case (409). It is active unless `isActive` is false, has no eligibility criteria and subjects unless they are sent, and starts with all its seats available unless `availableSeats` says otherwise. More available than total seats is a 400 on `availableSeats`.
         */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The course's id.
                 * @example crs_9Ty6bJ2fQs8M
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        /**
         * Get a course
         * @description Answers one course to anybody, active or not: `isActive` tells, so that an old link can say that the course is closed. The static paths (`active`, `available`, `stats`) win over `{id}`.
         */
        get: operations["getCourse"];
        /**
         * Update a course
         * @description An administrator sends the edited course. An optional field that is left out stays, one that is null is cleared. Code and name must not be another course's (409). Applications keep the course name that they were submitted with.
         */
        put: operations["updateCourse"];
        post?: never;
        /**
         * Delete a course
         * @description An administrator removes a course for good. Applications and students are not touched; they keep the course's name and department. To take a course off the public lists for a while, toggle its status instead. A second delete is a 404.
         */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/freed-seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free a seat of a course
         * @description One more seat of the course is available, because a student has left. Where the course has no number of available seats, or all of its seats are available already, it is a 409 and nothing is written. It takes no body.
         */
        post: operations["freeSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a course
         * @description What has happened to a course, as for a student: the newest first, with who did it and each field before and after. Switching a course on or off is a change of its own kind.
         */
        get: operations["listCourseChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/renaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a course and rename it in its applications
         * @description Does what `updateCourse` does, and in the same transaction every application that names the course, in any case, names it by its new name: none is left behind with a name that no course has. Nothing else of the applications changes.
         */
        put: operations["renameCourse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted course
         * @description Brings a deleted course back as it was, active or not. Where its code or its name has been given to another course in the meantime, nothing is restored and the 409 names the field. Where no deleted course has the id it is a 404, also for a course that is not deleted. It takes no body.
         */
        post: operations["restoreCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/toggle-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a course between active and inactive
         * @description An administrator makes an active course inactive or an inactive one active. It takes no body and depends on the stored status, so two calls cancel each other: a client reads the new status from the answer and does not repeat a call that may have arrived.
         */
        put: operations["toggleCourseStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the active courses
         * @description Every course that is active, sorted by name, whether or not it has seats left. The courses page and the admission form's list of courses read it. An empty catalogue is an empty list.
         */
        get: operations["listActiveCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses with seats left
         * @description The active courses that have at least one seat left, sorted by name. A course without a number of available seats has no limit and is listed.
         */
        get: operations["listAvailableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/department/{dept}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses of a department
         * @description The active courses of a department, compared without regard to case, sorted by name. A department without any, known or not, is an empty list.
         */
        get: operations["listCoursesByDepartment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/initialize-defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill an empty catalogue
         * @description An administrator fills an empty catalogue with a standard set of courses, among them the six that the admission form falls back to. Where any course exists it does nothing, so a second call is harmless. Either way the answer is a 200 with all courses that there are now. It takes no body.
         */
        post: operations["initializeDefaultCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/program/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses of a program type
         * @description The active courses of a program type, sorted by name. A word that is no program type is a 400, a type without courses an empty list.
         */
        get: operations["listCoursesByProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deleted courses
         * @description The courses that were deleted and can be restored, the one deleted last first, each with who deleted it and when. A server may forget the oldest. The path wins over `/courses/{id}`.
         */
        get: operations["listDeletedCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get statistics of the courses
         * @description Counts of the courses as they are now: all, active, inactive, and all of them by department and by program type. The departments are sorted by name, the program types stand in the order of their schema, and no group is empty.
         */
        get: operations["getCourseStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give papers their numbers
         * @description Gives each of the papers, of one kind and one day, a number of its own, and keeps what is printed on it: name and roll number as the student's record has them now, and the facts that are sent. The answer has the numbers in the order of the papers. A number has the year of the day, a serial number that goes up, and ten random signs that nobody can guess. Where one of the students is not there, no number is given.
         */
        post: operations["issuePapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/papers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prove a paper by its number
         * @description What the university has printed under this number, for whom and on which day, and whether the paper has been withdrawn. Whoever holds the paper has the number and can compare the two; it is asked for without an account. The answer does not name who issued the paper, and has nothing of the student's record beyond what the paper says.
         */
        get: operations["verifyPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/papers/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a paper
         * @description From now on the number answers that the paper has been withdrawn, and when. It cannot be taken back; a paper that has been withdrawn already stays as it is, with the same answer. It takes no body.
         */
        post: operations["withdrawPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of the home page
         * @description What the home page counts, in one small answer: what `GET /students?view=public` would have it count itself. It names nobody.
         */
        get: operations["getPublicStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List students, page by page
         * @description Administrators get student records, `size` of them from page `page`, sorted by `sortBy` and `sortDir`; equal values are sorted by roll number, so that paging neither repeats nor skips a record. A page past the end is an empty list and `page=-1` is everybody at once. With `view=public` no token is needed and none is looked at: each row is then a PublicStudent, a department and a placement's company, which is what the home page counts. No name, address or mark leaves the server that way, and since an order could betray one too, `sortBy` and `sortDir` are ignored and the rows are sorted by department and company. Without `view=public` a missing token is a 401 and a student's token a 403.
         */
        get: operations["listStudents"];
        put?: never;
        /**
         * Add a student
         * @description An administrator adds a student with a first password, which the student changes after signing in. E-mail address and roll number must be free (409, with the field in `errors`). The record starts with the status Active, today as admission date and no marks, fees or placement. Address and gender are stored when they are sent, though the portal's form does not.
         */
        post: operations["createStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /**
         * Get a student
         * @description Answers one student record. An administrator may ask for anybody (404 if there is no such id), a student for the own record alone: any other id gets a 403, whether or not it exists. The static paths win over `{id}`: `count` and `placed` are never taken for an id.
         */
        get: operations["getStudent"];
        /**
         * Update a student
         * @description An administrator sends the whole edited student. The server takes the writable fields, ignores the rest (id, password, pendingAmount, feeStatus, createdAt and anything unknown), keeps an optional field that is left out and clears one that is null. Where `updatedAt` is sent and is not the stored one, somebody else has changed the record meanwhile: the answer is 409 with `error` STALE and the stored record in `data`, and nothing is written. An address or roll number of somebody else is a 409 with the field in `errors`. A changed e-mail address is the student's new login name; the tokens stay valid.
         */
        put: operations["updateStudent"];
        post?: never;
        /**
         * Delete a student
         * @description An administrator removes the record and the account with it, for good; the student's tokens die at once. An application that the student came from stays and keeps the id and roll number it led to. A second delete of the same id is a 404.
         */
        delete: operations["deleteStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/academic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a student's academic data
         * @description An administrator sets year, semester, CGPA, credits and attendance together; nothing else of the record changes. All five are required, so that no half of a semester's result is stored. Semester and year are not checked against each other. As with every part of a record, an `updatedAt` that is sent must be the stored one, as for the PUT of `/students/{id}`.
         */
        put: operations["updateStudentAcademic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a student's attendance
         * @description An administrator sets the attendance in percent, 0 to 100. In the student record it is `attendance.percentage`.
         */
        put: operations["updateStudentAttendance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/cgpa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a student's CGPA
         * @description An administrator sets the current CGPA and, where `credits` is sent, the total of credits. `credits` is the new total and is not added to the old one; left out, the stored total stays.
         */
        put: operations["updateStudentCgpa"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a student's fees
         * @description An administrator sets the total fee and what has been paid of it. No more can be paid than is due (400 on `paidAmount`). From the two the server derives `pendingAmount`, their difference, and `feeStatus`, Paid when nothing is pending and Pending otherwise.
         */
        put: operations["updateStudentFee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/full": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a whole student
         * @description The same as the PUT of `/students/{id}`, for clients that know it by this name: writable fields are taken, the rest is ignored, an omitted optional field stays, null clears it, and a stale `updatedAt` is a 409 that carries the stored record.
         */
        put: operations["updateStudentFull"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a student
         * @description What has happened to a student's record, the newest first: when, who did it, and each field before and after. Changes that came with an approval, an import or a bulk update are among them. A password is never a field of it. A server may forget the oldest changes, and knows none from before it began to keep them, so that the list can be empty. The changes of a deleted student are there as long as the student can be restored.
         */
        get: operations["listStudentChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/placement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a student's placement
         * @description An administrator records where a student has been placed. Placed needs a company (400 on `company`); the package is optional. With any other status the stored company and package are removed, so that a student counts as placed exactly when the status says so.
         */
        put: operations["updateStudentPlacement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted student
         * @description Brings a deleted student back as it was, with the account and its password. Tokens that died with the deletion stay dead. Where the roll number or the e-mail address has been given to somebody else in the meantime, nothing is restored and the 409 names the field. Where no deleted student has the id it is a 404, also for a student who is not deleted. It takes no body.
         */
        post: operations["restoreStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the students
         * @description The number of student records, whatever their status. Together with `size` it tells how many pages `/students` has.
         */
        get: operations["countStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/count/department/{dept}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the students of a department
         * @description The number of students whose department is `dept`, compared without regard to case. A department without students, known or not, counts 0; departments are data, so there is no 404.
         */
        get: operations["countStudentsByDepartment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/count/placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the placed students
         * @description The number of students with a company that is not blank, which is the length of the list of `/students/placed`.
         */
        get: operations["countPlacedStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/department/{dept}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the students of a department
         * @description All students whose department is `dept`, compared without regard to case, sorted by name. A department that nobody is in, known or not, is an empty list.
         */
        get: operations["listStudentsByDepartment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/email/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a student by e-mail address
         * @description Answers the student with this e-mail address, compared without regard to case. An administrator may ask for anybody (404 if there is nobody), a student for the own address alone: any other gets a 403, whether or not someone has it.
         */
        get: operations["getStudentByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List students by pages, searched, filtered and sorted
         * @description The students that match, `limit` of them from `cursor` on. Without `sort`, and where a sort finds two equal, they stand by name and, for one name, by roll number. Texts are sorted as they are searched, see Lists in the description of this contract, and by code points; whoever has no value is last in either direction. `sort=id` follows what never changes: with it a walk through all pages meets everyone exactly once who was there from its start to its end, whatever is written meanwhile. A parameter that is not listed here is a 400. The path wins over `/students/{id}`.
         */
        get: operations["pageStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the placed students
         * @description All students with a placement, that is, with a company that is not blank, sorted by name. It is the rule by which the home page, the dashboard and `/students/count/placed` count, so the four always agree.
         */
        get: operations["listPlacedStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deleted students
         * @description The students who were deleted and can be restored, the one deleted last first, each with who deleted it and when. A server may forget the oldest. The path wins over `/students/{id}`.
         */
        get: operations["listDeletedStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/rollno/{rollno}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a student by roll number
         * @description Answers the student with this roll number, compared without regard to case. A slash in a roll number is sent as `%2F`. An administrator may ask for anybody (404 if there is nobody), a student for the own roll number alone: any other gets a 403, whether or not someone has it.
         */
        get: operations["getStudentByRollNo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a list of all students offers and counts
         * @description How many students there are, what occurs in the fields that they are filtered by, how many have no number there, and the figures of departments and years. It takes no parameters. The path wins over `/students/{id}`.
         */
        get: operations["getStudentSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/year/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the students of a year
         * @description All students in the given year of study, sorted by name. A year other than 1 to 4 is a 400, a year that nobody is in an empty list.
         */
        get: operations["listStudentsByYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A student's academic data, all of it. */
        AcademicUpdate: AcademicUpdate;
        /** @description Something that somebody has done to a record. */
        Activity: Activity;
        /**
         * @description What was done. A step of an application from one status to another is a decision.
         * @example decided
         * @enum {string}
         */
        ActivityKind: "created" | "updated" | "activated" | "deactivated" | "deleted" | "restored" | "decided";
        /** @description What was done. */
        ActivityListResponse: ActivityListResponse;
        /** @description What it was done to. */
        ActivityRecord: ActivityRecord;
        /** @description What an administrator's login sends. */
        AdminCredentials: AdminCredentials;
        /** @description An administrator's account, and whether it is active. */
        Administrator: Administrator;
        /** @description Administrators. */
        AdministratorListResponse: AdministratorListResponse;
        /** @description One administrator. */
        AdministratorResponse: AdministratorResponse;
        /** @description Whether an administrator may sign in. */
        AdministratorStatus: AdministratorStatus;
        /** @description A new administrator. Properties that are not declared are ignored. */
        AdminRegistration: AdminRegistration;
        /**
         * @description What an administrator is. Only a SUPER_ADMIN may add administrators; otherwise the three may do the same.
         * @example STAFF_ADMIN
         * @enum {string}
         */
        AdminRole: "STAFF_ADMIN" | "SUPER_ADMIN" | "ADMIN";
        /** @description An administrator's account. Password and hash are in no answer. */
        AdminUser: AdminUser;
        /** @description An administrator's account. */
        AdminUserResponse: AdminUserResponse;
        /** @description An approval that takes a seat. */
        Admission: Admission;
        /** @description The course that a student was admitted to, with its fee where the catalogue says one. */
        AdmittedCourse: AdmittedCourse;
        /**
         * Format: double
         * @description An amount of money in rupees.
         * @example 120000
         */
        Amount: number;
        /**
         * Format: double
         * @description A sum of amounts of money in rupees.
         * @example 144000000
         */
        AmountSum: number;
        /** @description An admission application. */
        Application: Application;
        /** @description What occurs in the fields that applications are filtered by, sorted as texts are. */
        ApplicationChoices: ApplicationChoices;
        /** @description A new phone number for the application that the other two fields prove. */
        ApplicationContact: ApplicationContact;
        /** @description A file that an applicant has added, without its content. */
        ApplicationDocument: ApplicationDocument;
        /** @description One step of an application. The submission itself is not a step. */
        ApplicationHistoryEntry: ApplicationHistoryEntry;
        /** @description The applications. One that stands twice counts once. */
        ApplicationIds: components["schemas"]["RecordId"][];
        /** @description Applications. */
        ApplicationListResponse: ApplicationListResponse;
        /**
         * @description A column of the list. `previousQualification` sorts by the previous grade in percent of its scale.
         * @enum {string}
         */
        ApplicationListSort: "id" | "fullName" | "-fullName" | "desiredCourse" | "-desiredCourse" | "previousQualification" | "-previousQualification" | "submittedAt" | "-submittedAt" | "referenceNumber" | "-referenceNumber" | "status" | "-status";
        /** @description One page of applications. */
        ApplicationPage: ApplicationPage;
        /** @description One page of applications. */
        ApplicationPageResponse: ApplicationPageResponse;
        /** @description An application as its applicant sees it. */
        ApplicationProgress: ApplicationProgress;
        /** @description An application as its applicant sees it. */
        ApplicationProgressResponse: ApplicationProgressResponse;
        /** @description What an applicant proves the own application with. */
        ApplicationProof: ApplicationProof;
        /** @description One application. */
        ApplicationResponse: ApplicationResponse;
        /** @description The next step. The status comes as `status` or by its old name `applicationStatus`; where both are sent they must be equal. */
        ApplicationReview: {
            applicationStatus?: components["schemas"]["OldApplicationStatus"];
            rejectionReason?: components["schemas"]["RejectionReason"];
            reviewComments?: components["schemas"]["ReviewComments"];
            status: components["schemas"]["ApplicationStatus"];
        } | {
            applicationStatus: components["schemas"]["OldApplicationStatus"];
            rejectionReason?: components["schemas"]["RejectionReason"];
            reviewComments?: components["schemas"]["ReviewComments"];
            status?: components["schemas"]["ApplicationStatus"];
        };
        /** @description Counts of the applications. */
        ApplicationStats: ApplicationStats;
        /** @description Counts of the applications. */
        ApplicationStatsResponse: ApplicationStatsResponse;
        /**
         * @description Where an application stands. See the review operation for the steps from one to another.
         * @example UNDER_REVIEW
         * @enum {string}
         */
        ApplicationStatus: "APPLIED" | "UNDER_REVIEW" | "WAITLISTED" | "APPROVED" | "REJECTED";
        /** @description One step of an application as its applicant sees it, without who took it and what was noted. */
        ApplicationStep: ApplicationStep;
        /** @description The admission form. */
        ApplicationSubmission: ApplicationSubmission;
        /** @description What a list of applications offers and counts. */
        ApplicationSummary: ApplicationSummary;
        /** @description What a list of applications offers and counts. */
        ApplicationSummaryResponse: ApplicationSummaryResponse;
        /** @description How many applications have no number in a field that is filtered by a range. */
        ApplicationsWithout: ApplicationsWithout;
        /** @description An administrator to whom applications can be assigned. */
        Assignee: Assignee;
        /** @description Administrators, sorted by name. */
        AssigneeListResponse: AssigneeListResponse;
        /** @description A student's attendance. */
        Attendance: Attendance;
        /** @description A new attendance. */
        AttendanceUpdate: AttendanceUpdate;
        /**
         * @description A blood group.
         * @example B+
         * @enum {string}
         */
        BloodGroup: "A+" | "A-" | "B+" | "B-" | "AB+" | "AB-" | "O+" | "O-";
        /**
         * Format: date
         * @description A date, YYYY-MM-DD.
         * @example 2005-08-21
         */
        CalendarDate: string;
        /** @description Who some applications are assigned to. */
        CaseAssignment: CaseAssignment;
        /** @description A decision that is held on some applications. */
        CaseDecision: CaseDecision;
        /** @description A note of the office. */
        CaseNote: CaseNote;
        /** @description A note for some applications. */
        CaseNoteInput: CaseNoteInput;
        /** @description Some applications. */
        CaseRelease: CaseRelease;
        /** @description What the office keeps on an application for itself. */
        Casework: Casework;
        /** @description The casework on applications. */
        CaseworkListResponse: CaseworkListResponse;
        /**
         * Format: double
         * @description The cumulative grade point average, on a scale of 10.
         * @example 8.4
         */
        Cgpa: number;
        /** @description A new CGPA, and the new total of credits where it is known. */
        CgpaUpdate: CgpaUpdate;
        /** @description Who did it, by the name and role of that moment. A student who registers is the author of the own record. */
        ChangeAuthor: ChangeAuthor;
        /**
         * @description What was done. Switching a course on or off is not an update, since it is a step of its own.
         * @example updated
         * @enum {string}
         */
        ChangeKind: "created" | "updated" | "activated" | "deactivated" | "deleted" | "restored";
        /** @description Changes of a record. */
        ChangeListResponse: ChangeListResponse;
        /** @description A number. */
        CountResponse: CountResponse;
        /** @description A course of the catalogue. */
        Course: Course;
        /**
         * @description A course's code, unique, compared without regard to case.
         * @example CSE-101
         */
        CourseCode: string;
        /** @description How many there are for a course. */
        CourseCount: CourseCount;
        /** @description A course as an administrator sends it. In an update an optional field that is left out stays as it is and one that is null is cleared. There are never more available than total seats. Properties that are not declared are ignored. */
        CourseInput: CourseInput;
        /** @description Courses. */
        CourseListResponse: CourseListResponse;
        /** @description The offers of a course, and who waits for it. */
        CourseOffers: CourseOffers;
        /** @description The offers of a course, and who waits for it. */
        CourseOffersResponse: CourseOffersResponse;
        /** @description One course. */
        CourseResponse: CourseResponse;
        /** @description Counts of the courses. */
        CourseStats: CourseStats;
        /** @description Counts of the courses. */
        CourseStatsResponse: CourseStatsResponse;
        /**
         * Format: visible
         * @description A course's name.
         * @example Computer Science Engineering
         */
        CourseTitle: string;
        /** @description What a login sends. */
        Credentials: Credentials;
        /**
         * Format: int32
         * @description The total of credits earned so far.
         * @example 84
         */
        Credits: number;
        /** @description The signed-in account. */
        CurrentUserResponse: CurrentUserResponse;
        /** @description A decision that is held. */
        Decision: Decision;
        /** @description A deleted course. */
        DeletedCourse: DeletedCourse;
        /** @description Deleted courses. */
        DeletedCourseListResponse: DeletedCourseListResponse;
        /** @description A deleted student. */
        DeletedStudent: DeletedStudent;
        /** @description Deleted students. */
        DeletedStudentListResponse: DeletedStudentListResponse;
        /** @description How many there are in a department. */
        DepartmentCount: DepartmentCount;
        /** @description The figures of one department. */
        DepartmentFigures: DepartmentFigures;
        /**
         * Format: visible
         * @description A department. Plain text, not a list: the forms offer Computer Science, Electronics, Mechanical, Civil and Electrical, and a course may bring another.
         * @example Computer Science
         */
        DepartmentName: string;
        /** @description The documents of an application. */
        DocumentListResponse: DocumentListResponse;
        /** @description A document of the application that the other two fields prove. */
        DocumentRemoval: DocumentRemoval;
        /**
         * @description What the content of a document is.
         * @example application/pdf
         * @enum {string}
         */
        DocumentType: "application/pdf" | "image/jpeg" | "image/png";
        /** @description A file for the application that the other two fields prove. */
        DocumentUpload: DocumentUpload;
        /**
         * Format: email
         * @description An e-mail address, compared without regard to case. No two accounts share one, nor do two applications.
         * @example asha.verma@university.example
         */
        EmailAddress: string;
        /** @description The envelope of every failure. */
        Failure: Failure;
        /** @description The fees of some students: three sums in rupees, how many have paid something, and how many owe something. */
        FeeFigures: FeeFigures;
        /**
         * @description Paid when nothing is pending, Pending otherwise.
         * @example Pending
         * @enum {string}
         */
        FeeStatus: "Paid" | "Pending";
        /**
         * Format: double
         * @description A sum of amounts in rupees.
         * @example 144000000
         */
        FeeSum: number;
        /** @description The fees of all students together, in rupees. */
        FeeTotals: FeeTotals;
        /**
         * @description What the fee is for, as it is shown beside the amount.
         * @example per year
         */
        FeeType: string;
        /** @description The fees. The paid amount must not exceed the total. */
        FeeUpdate: FeeUpdate;
        /** @description One field before and after. */
        FieldChange: FieldChange;
        /**
         * @description The value of a field, null for none. A student's attendance is its percentage, a list is a text with a line for each item, and of a longer text there are the first 2000 characters.
         * @example 8.4
         */
        FieldValue: string | number | boolean | null;
        /**
         * @description A gender.
         * @example Female
         * @enum {string}
         */
        Gender: "Male" | "Female" | "Other";
        /**
         * Format: visible
         * @description A grade or a percentage, as the applicant writes it.
         * @example 88%
         */
        Grade: string;
        /** @description The figures of some students. */
        GroupFigures: GroupFigures;
        /** @description A decision that is not taken yet. */
        HeldDecision: HeldDecision;
        /** @description The number of a paper. */
        IssuedPaper: IssuedPaper;
        /** @description The language that somebody reads the portal in. */
        LanguageChoice: LanguageChoice;
        /**
         * @description A language by its tag (BCP 47), such as `en`, `hi` or `pt-BR`. In a record it is the one that its owner has chosen to read the portal in, stands in the own record alone, and no server owes it.
         * @example ur
         */
        LanguageTag: string;
        /**
         * @description A value that occurs in a field, or the text that an absent one counts as. Spellings that differ in case alone are one choice.
         * @example Computer Science
         */
        ListChoice: string;
        /** @description How many rows there are. */
        ListCount: ListCount;
        /**
         * @description Whether and how the rows that match are counted.
         * @enum {string}
         */
        ListCountMode: "none" | "estimated" | "exact";
        /**
         * Format: visible
         * @description One line of a list.
         * @example Data Structures
         */
        ListedText: string;
        /** @description A successful login. */
        LoginResponse: LoginResponse;
        /** @description What a login brings. */
        LoginResult: LoginResult;
        /**
         * @description A sentence for the person at the screen.
         * @example Student updated successfully
         */
        Message: string;
        /** @description A success that has nothing more to say. */
        MessageResponse: MessageResponse;
        /**
         * @description Two moments in UTC with two dots between them, either of which may be left out but not both. Both ends belong to it. Where the first is later than the second it is a 400.
         * @example 2026-05-01T00:00:00.000Z..
         */
        MomentRange: string;
        /**
         * Format: visible
         * @description What the note says.
         * @example The transfer certificate is still missing.
         */
        NoteText: string;
        /**
         * @description Two numbers, zero or more, with two dots between them, either of which may be left out but not both. Both ends belong to it. Where the first is greater than the second it is a 400.
         * @example 7..9
         */
        NumberRange: string;
        /** @description The newest offer to an application. */
        Offer: Offer;
        /** @description What an applicant answers to an offer. */
        OfferAnswer: OfferAnswer;
        /** @description An offer of a seat. */
        OfferInput: OfferInput;
        /** @description The offers and waiting lists by course. */
        OfferListResponse: OfferListResponse;
        /** @description An offer. */
        OfferResponse: OfferResponse;
        /**
         * @description What has become of an offer.
         * @example OPEN
         * @enum {string}
         */
        OfferState: "OPEN" | "ACCEPTED" | "DECLINED" | "LAPSED" | "WITHDRAWN";
        /**
         * @deprecated
         * @description The old name of `status`, with the same values.
         */
        OldApplicationStatus: components["schemas"]["ApplicationStatus"];
        /**
         * @description Placed is whoever has a company, Higher Studies whoever else has that placement status, and Not Placed everybody else.
         * @enum {string}
         */
        Outcome: "Placed" | "Higher Studies" | "Not Placed";
        /** @description What a student may change of the own record. Null is none. */
        OwnContact: OwnContact;
        /** @description An offer as its applicant sees it. */
        OwnOffer: OwnOffer;
        /**
         * Format: double
         * @description A placement's package, in lakhs of rupees a year (LPA), so that 12.5 is ₹12,50,000.
         * @example 12.5
         */
        PackageAmount: number;
        /** @description The packages of the placed students, in lakhs of rupees a year (LPA); 0 when there are none. */
        PackageFigures: PackageFigures;
        /** @description The packages of placed students, of those that are known: how many, their sum and the highest, in lakhs of rupees a year. */
        PackageSums: PackageSums;
        /** @description What is printed under a number. */
        Paper: Paper;
        /** @description One fact that the paper states, as it is printed. */
        PaperFact: PaperFact;
        /** @description The facts that the paper states. */
        PaperFacts: components["schemas"]["PaperFact"][];
        /** @description Papers of one kind and one day, one for each student. */
        PaperIssue: PaperIssue;
        /**
         * @description What kind of paper it is, as people call it.
         * @example Bonafide certificate
         */
        PaperKind: string;
        /**
         * @description The year, a serial number, and ten signs of Crockford's base 32, which has no I, L, O and U.
         * @example 2026-000318-K7Q4X-9WD3M
         */
        PaperNumber: string;
        /** @description A paper for a student. */
        PaperOfStudent: PaperOfStudent;
        /** @description A paper. */
        PaperResponse: PaperResponse;
        /** @description The numbers of papers. */
        PapersIssuedResponse: PapersIssuedResponse;
        /**
         * Format: password
         * @description A password. It is sent in requests only; no answer holds one, except the temporary one of an approval or a reset.
         * @example blue-Kettle-42
         */
        Password: string;
        /** @description A change of the own password. */
        PasswordChange: PasswordChange;
        /** @description A password that was reset. */
        PasswordResetResponse: PasswordResetResponse;
        /** @description An account with its new password, to be told to whoever owns it. */
        PasswordResetResult: PasswordResetResult;
        /**
         * Format: double
         * @description A share in percent.
         * @example 91.5
         */
        Percentage: number;
        /**
         * Format: visible
         * @description A person's full name.
         * @example Asha Verma
         */
        PersonName: string;
        /**
         * @description A phone number of a student or an applicant, 10 to 15 digits with an optional leading plus.
         * @example +919876543210
         */
        PhoneNumber: string;
        /**
         * @description Whether a student has been placed. A record without it counts as Not Placed.
         * @example Placed
         * @enum {string}
         */
        PlacementStatus: "Placed" | "Not Placed" | "Higher Studies";
        /** @description The placement. Placed needs a company; with any other status company and package are removed, whatever is sent for them. */
        PlacementUpdate: PlacementUpdate;
        /**
         * @description An applicant's highest qualification so far.
         * @example 12th Grade
         * @enum {string}
         */
        PreviousQualification: "10th Grade" | "12th Grade" | "Diploma" | "Bachelor's Degree" | "Master's Degree" | "Other";
        /**
         * @description The kind of program that a course is.
         * @example Undergraduate
         * @enum {string}
         */
        ProgramType: "Undergraduate" | "Postgraduate" | "Diploma" | "Doctorate";
        /** @description How many there are of a program type. */
        ProgramTypeCount: ProgramTypeCount;
        /** @description The placement of a public row. */
        PublicPlacement: PublicPlacement;
        /** @description What the home page counts. */
        PublicStatistics: PublicStatistics;
        /** @description What the home page counts. */
        PublicStatisticsResponse: PublicStatisticsResponse;
        /** @description What anybody may know of a student, enough to count with and no more. */
        PublicStudent: PublicStudent;
        /** @description Students as anybody may see them. */
        PublicStudentListResponse: PublicStudentListResponse;
        /**
         * Format: date-time
         * @description The `updatedAt` of the record that was edited. Sent, it must be the stored one, otherwise the answer is a 409; left out, nothing is compared and the last writer wins. The server sets the new one itself.
         * @example 2026-05-04T09:30:00.000Z
         */
        ReadAt: string;
        /** @description One change of a record. */
        RecordChange: RecordChange;
        /**
         * @description An opaque id, made by the server.
         * @example stu_7Kq2mZ4tXw9B
         */
        RecordId: string;
        /**
         * @description The reference number that an applicant was told, in any case.
         * @example APP-2026-000318
         */
        ReferenceNumber: string;
        /** @description A successful registration. */
        RegistrationResponse: RegistrationResponse;
        /** @description What a registration brings. This server sends no token. */
        RegistrationResult: RegistrationResult;
        /**
         * @description Why it is rejected. REJECTED needs it, and it is ignored for any other status.
         * @example The grade is below the course's minimum.
         */
        RejectionReason: string | null;
        /** @description What has become of a held decision. */
        ReleasedDecision: ReleasedDecision;
        /** @description What has become of held decisions. */
        ReleaseListResponse: ReleaseListResponse;
        /**
         * @description Comments on the step. A rejected application is reopened only with comments.
         * @example Transcript is being checked.
         */
        ReviewComments: string | null;
        /** @description An application after a step. After an approval that created an account it carries the temporary password, once. */
        ReviewedApplication: ReviewedApplication;
        /** @description An application after a step. */
        ReviewedApplicationResponse: ReviewedApplicationResponse;
        /**
         * @description What an account is. All but STUDENT are administrators.
         * @example STUDENT
         * @enum {string}
         */
        Role: "STUDENT" | "ADMIN" | "STAFF_ADMIN" | "SUPER_ADMIN";
        /**
         * @description A roll number, unique among the students, compared without regard to case.
         * @example CS2024042
         */
        RollNumber: string;
        /**
         * Format: int32
         * @description The semester. It is not checked against the year.
         * @example 4
         */
        Semester: number;
        /**
         * @description The direction of a sort.
         * @default asc
         * @example asc
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /** @description The record has changed since it was read. It comes with the record as it is stored, so that both can be shown. */
        StaleFailure: StaleFailure;
        /** @description How many applications have a status. */
        StatusCount: StatusCount;
        /** @description A student record. Password and hash are in no answer. */
        Student: Student;
        /** @description What occurs in the fields that students are filtered by, sorted as texts are. */
        StudentChoices: StudentChoices;
        /** @description Figures of all students, of departments and of years. Departments that differ in case alone are one. */
        StudentFigures: StudentFigures;
        /** @description Students. */
        StudentListResponse: StudentListResponse;
        /**
         * @description A column of the list. `fee` and `pending` are both the pending amount, `placement` and `status` the text of the field or the one that an absent value counts as, `admitted` the admission date or, without one, the day of `createdAt`.
         * @enum {string}
         */
        StudentListSort: "id" | "name" | "-name" | "email" | "-email" | "rollNo" | "-rollNo" | "department" | "-department" | "year" | "-year" | "semester" | "-semester" | "phone" | "-phone" | "cgpa" | "-cgpa" | "attendance" | "-attendance" | "credits" | "-credits" | "status" | "-status" | "admitted" | "-admitted" | "placement" | "-placement" | "company" | "-company" | "package" | "-package" | "pending" | "-pending" | "fee" | "-fee";
        /** @description One page of students. */
        StudentPage: StudentPage;
        /** @description One page of students. */
        StudentPageResponse: StudentPageResponse;
        /** @description A new student, with a first password. Properties that are not declared are ignored: role, id, marks, fees and placement cannot be set this way. */
        StudentRegistration: StudentRegistration;
        /** @description One student. */
        StudentResponse: StudentResponse;
        /**
         * @description A field that students can be sorted by.
         * @default name
         * @example rollNo
         * @enum {string}
         */
        StudentSortField: "name" | "rollNo" | "department" | "year" | "currentCGPA";
        /** @description Figures about all students. */
        StudentStats: StudentStats;
        /** @description Figures about all students. */
        StudentStatsResponse: StudentStatsResponse;
        /**
         * @description Where a student stands. A student without a status is Active.
         * @example Active
         * @enum {string}
         */
        StudentStatus: "Active" | "Inactive" | "Graduated" | "Suspended";
        /** @description What a list of all students offers and counts. */
        StudentSummary: StudentSummary;
        /** @description What a list of all students offers and counts. */
        StudentSummaryResponse: StudentSummaryResponse;
        /** @description How many students have no number in a field that is filtered by a range. */
        StudentsWithout: StudentsWithout;
        /** @description The whole student with the edits in it. An optional field that is left out stays as it is, one that is null is cleared. The fields that only the server writes (id, pendingAmount, feeStatus, createdAt), a password and anything unknown may be sent and are ignored. The paid amount must not exceed the total fee, where there are both; Placed needs a company, which must be sent with it, and any other placement status removes company and package. These rules hold for the record as it would be after the update. */
        StudentUpdate: StudentUpdate;
        /** @description A student who is signed in, which is the student record and the role. */
        StudentUser: StudentUser;
        /**
         * @description A reduced view of the students. There is one, the public one.
         * @example public
         * @enum {string}
         */
        StudentView: "public";
        /**
         * Format: int32
         * @description The year of study.
         * @example 2
         */
        StudyYear: number;
        /**
         * @description Always true in a success.
         * @example true
         * @constant
         */
        Succeeded: true;
        /**
         * Format: date-time
         * @description A moment, in UTC.
         * @example 2026-05-04T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * @description The token to send as a bearer token. It is random and means nothing to a client.
         * @example vT3nQ8xLr1YbKz5WmP0sJd7HcU2aEg9f
         */
        Token: string;
        /**
         * Format: int32
         * @description How many there are.
         * @example 1200
         */
        Total: number;
        /** @description Whoever is signed in. The role tells which of the two it is. */
        User: components["schemas"]["StudentUser"] | components["schemas"]["AdminUser"];
        /**
         * @description An administrator's user name. It has no at sign, so it is never mistaken for an e-mail address.
         * @example neha.rao
         */
        UserName: string;
        /** @description Somebody who waits for a seat. */
        WaitingApplicant: WaitingApplicant;
        /** @description The waiting list of a course, before and now. */
        WaitingListOrder: WaitingListOrder;
        /** @description How many there are in a year of study. */
        YearCount: YearCount;
        /** @description The figures of one year of study. */
        YearFigures: YearFigures;
    };
    responses: {
        /** @description It is the own account, which nobody can disable. */
        AdministratorNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such administrator. */
        AdministratorNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The administrator as it is now stored. */
        AdministratorSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdministratorResponse"];
            };
        };
        /** @description The user name or the e-mail address is somebody else's; `errors` names which. */
        AdminTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The applicant's e-mail address belongs to an administrator, so no student account can be created. */
        ApplicantTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The application is APPROVED or REJECTED, and the applicant cannot change it any more. */
        ApplicationDecided: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such application. */
        ApplicationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Where the application stands. */
        ApplicationProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationProgressResponse"];
            };
        };
        /** @description The applications, the newest first. */
        Applications: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationListResponse"];
            };
        };
        /** @description There is an application with this e-mail address already. */
        ApplicationTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The application, withdrawn. */
        ApplicationWithdrawn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationProgressResponse"];
            };
        };
        /** @description Who applications can be assigned to. */
        Assignees: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AssigneeListResponse"];
            };
        };
        /** @description What has become of each held decision, in the order of the request. */
        CaseReleased: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReleaseListResponse"];
            };
        };
        /** @description The casework. */
        CaseworkList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CaseworkListResponse"];
            };
        };
        /** @description The casework of these applications, as it is stored now. */
        CaseworkSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CaseworkListResponse"];
            };
        };
        /** @description The changes of the record, the newest first. */
        Changes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChangeListResponse"];
            };
        };
        /** @description The number, directly in `data`. */
        Count: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CountResponse"];
            };
        };
        /** @description There is no such course. */
        CourseNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The course. */
        CourseRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CourseResponse"];
            };
        };
        /** @description The courses, sorted by name. */
        Courses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CourseListResponse"];
            };
        };
        /** @description The course as it is now stored. */
        CourseSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CourseResponse"];
            };
        };
        /** @description The course code or the course name is another course's; `errors` names which. */
        CourseTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file. */
        DocumentFile: {
            headers: {
                /** @description Always `attachment`, with the file's name. */
                "Content-Disposition"?: string;
                /** @description Always `nosniff`. */
                "X-Content-Type-Options"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
            };
        };
        /** @description The documents. */
        DocumentList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DocumentListResponse"];
            };
        };
        /** @description No application has this id, or it has no such document. */
        DocumentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The application with its documents as they are now. */
        DocumentsChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationProgressResponse"];
            };
        };
        /** @description The file is over 5 MiB, or the whole request over 6 MiB. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token is valid, but its role may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token is a student's, and the record is not the own one. */
        ForbiddenRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing, a field or the id does not fit, or the JSON is malformed. */
        InvalidAcademicUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The field is missing or no boolean, the id does not fit, or the JSON is malformed. */
        InvalidAdministratorStatus: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or does not fit, or the JSON is malformed. */
        InvalidAdminRegistration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field does not fit, an approval over capacity has no comments, the id does not fit, or the JSON is malformed. */
        InvalidAdmission: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or does not fit, or the JSON is malformed. */
        InvalidApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or does not fit, or the JSON is malformed. It does not count as a failure. */
        InvalidApplicationProof: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The attendance is missing, it or the id does not fit, or the JSON is malformed. */
        InvalidAttendanceUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or does not fit, or the JSON is malformed. */
        InvalidCasework: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The CGPA is missing, a field or the id does not fit, or the JSON is malformed. */
        InvalidCgpaUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing, a field or the id does not fit, more seats are available than there are, or the JSON is malformed. */
        InvalidCourse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or does not fit, or the JSON is malformed. It does not count as a failed login. */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing, or the file is none that can be added. Nothing is stored. */
        InvalidDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing, a field or the id does not fit, more is paid than is due, or the JSON is malformed. */
        InvalidFeeUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The language is missing or no tag, or the JSON is malformed. */
        InvalidLanguageChoice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The day is over or too far away, a field is missing or does not fit, or the JSON is malformed. */
        InvalidOffer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or does not fit, or the JSON is malformed. */
        InvalidOwnContact: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field does not fit, or the JSON is malformed. */
        InvalidPaperIssue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A parameter does not fit its schema; `errors` names it. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The old password is wrong, the new one is too short or is the old one, or the JSON is malformed. */
        InvalidPasswordChange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field or the id does not fit, Placed comes without a company, or the JSON is malformed. */
        InvalidPlacementUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The status is missing or unknown, the two names of it differ, a rejection has no reason, a reopening has no comments, the id does not fit, or the JSON is malformed. */
        InvalidReview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or does not fit, a date of birth is not in the past, or the JSON is malformed. */
        InvalidStudent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field or the id does not fit, a rule about fees or placement is broken, or the JSON is malformed. */
        InvalidStudentUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or does not fit, or the JSON is malformed. */
        InvalidWaitingList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The `Idempotency-Key` has come with another request before; `error` is KEY_REUSED. */
        KeyOfAnotherRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No offer is open. */
        NoOpenOffer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The account is disabled, is the own one, or is not there. */
        NoPasswordReset: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description All seats of the course are available already, or it has no number of them. */
        NoSeatTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No application has this reference number and this e-mail address together; the answer is the same whichever of them is wrong. */
        NoSuchApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No seat is left in the course (`error` is COURSE_FULL), or the applicant's e-mail address belongs to an administrator. */
        NotAdmitted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not `multipart/form-data`. */
        NotAForm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The administrator is disabled, or not there. */
        NotAssignable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nothing was deleted that has this id, or it is restored already. */
        NothingToRestore: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No seat is left, an offer is open already, or the address is an administrator's. */
        NotOffered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The application after the answer. */
        OfferAnswered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationProgressResponse"];
            };
        };
        /** @description The offer is not open any more. */
        OfferEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The offers and waiting lists. */
        OfferList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OfferListResponse"];
            };
        };
        /** @description The offer as it is stored now. */
        OfferSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OfferResponse"];
            };
        };
        /** @description What the paper says. */
        Paper: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaperResponse"];
            };
        };
        /** @description No paper has this number. */
        PaperNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The numbers, in the order of the papers. */
        PapersIssued: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PapersIssuedResponse"];
            };
        };
        /** @description The password is reset; the temporary one is in this answer and in no other. */
        PasswordReset: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PasswordResetResponse"];
            };
        };
        /** @description The body is over 1 MiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Read-only, the data is newer than this server. Nothing was written. */
        ReadOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something else went wrong. The answer has no stack trace. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The application's status does not allow this step; `error` lists the steps it does allow. Or the `Idempotency-Key` has come with another request before; then `error` is KEY_REUSED. */
        StepNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The storage is full, nothing was written. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The record has changed since it was read (`error` is STALE and `data` the stored record), or the e-mail address or the roll number is somebody else's (`errors` names which). */
        StudentConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaleFailure"] | components["schemas"]["Failure"];
            };
        };
        /** @description There is no such student. */
        StudentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The student's record. */
        StudentRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StudentResponse"];
            };
        };
        /** @description The students. */
        Students: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StudentListResponse"];
            };
        };
        /** @description The student's record as it is now stored. */
        StudentSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StudentResponse"];
            };
        };
        /** @description `updatedAt` was sent and is not the stored one: somebody else has changed the record since it was read. `error` is STALE, `data` is the stored record, and nothing is written. */
        StudentStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaleFailure"];
            };
        };
        /** @description The e-mail address or the roll number is somebody else's; `errors` names which. */
        StudentTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Ten logins for this account have failed within 15 minutes; until the time is over no password is even looked at. */
        TooManyAttempts: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The application has five documents. */
        TooManyDocuments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Ten requests for this reference number or this e-mail address have failed within 15 minutes. */
        TooManyLookUps: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no token, or it is unknown or has expired. The client forgets its session and asks for a login. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It is another list by now. */
        WaitingListChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The course as it is stored now. */
        WaitingListSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CourseOffersResponse"];
            };
        };
        /** @description The password is wrong, or there is no such account; the answer is the same for both. Where the server has the extension `administrators`, the right password of a disabled account gets words of its own. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description Only what was done before this moment.
         * @example 2026-05-04T09:30:00.000Z
         */
        ActivityBefore: components["schemas"]["Timestamp"];
        /**
         * @description The id of the administrator's account.
         * @example adm_8Qz3bW5yTg1L
         */
        AdministratorId: components["schemas"]["RecordId"];
        /**
         * @description The application's id.
         * @example app_3Hd8vN1cLp5R
         */
        ApplicationId: components["schemas"]["RecordId"];
        /**
         * @description What to sort by, with a minus sign in front for the other direction.
         * @example fullName
         */
        ApplicationSort: components["schemas"]["ApplicationListSort"];
        /**
         * @description The status of the applications.
         * @example UNDER_REVIEW
         */
        ApplicationStatus: components["schemas"]["ApplicationStatus"];
        /**
         * @description The status, exactly; `undecided` is APPLIED, UNDER_REVIEW and WAITLISTED together.
         * @example undecided
         */
        ApplicationStatusFilter: string;
        /**
         * @description The percentage of attendance, as a range.
         * @example ..75
         */
        AttendanceFilter: components["schemas"]["NumberRange"];
        /**
         * @description The current CGPA, as a range.
         * @example 7..9
         */
        CgpaFilter: components["schemas"]["NumberRange"];
        /**
         * @description The desired course, in any case.
         * @example Computer Science Engineering
         */
        CourseFilter: string;
        /**
         * @description The course's id.
         * @example crs_9Ty6bJ2fQs8M
         */
        CourseId: components["schemas"]["RecordId"];
        /**
         * @description The desired course's name, in any case; a slash in it is sent as `%2F`.
         * @example Computer Science Engineering
         */
        CourseName: components["schemas"]["CourseTitle"];
        /**
         * @description The department's name, in any case. Any text of 2 to 60 characters will do, not only the five that the forms offer.
         * @example Computer Science
         */
        Department: components["schemas"]["DepartmentName"];
        /**
         * @description The department, in any case.
         * @example Computer Science
         */
        DepartmentFilter: string;
        /**
         * @description The document's id.
         * @example doc_7Kq2mX4tBz9W
         */
        DocumentId: components["schemas"]["RecordId"];
        /**
         * @description The student's e-mail address, in any case.
         * @example asha.verma@university.example
         */
        Email: components["schemas"]["EmailAddress"];
        /**
         * @description The fee status, in any case; `N/A` is whoever has none.
         * @example Pending
         */
        FeeFilter: string;
        /**
         * @description The previous grade in percent of its scale, as a range; Lists in the description of this contract says how it is read.
         * @example 75..100
         */
        GradeFilter: components["schemas"]["NumberRange"];
        /**
         * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
         * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
         */
        IdempotencyKey: string;
        /**
         * @description Whether the answer says how many match: not at all when it is left out, about, as far as that takes no longer than the page itself, or exactly.
         * @example estimated
         */
        ListCountMode: components["schemas"]["ListCountMode"];
        /**
         * @description Where to go on: `next` of a page of the same list, search, filters and order. It is the server's own text, which outlives every write. A cursor of another list or order, and one that was made up, is a 400 with `errors.cursor`.
         * @example eyJhZnRlciI6WyJyYW8iXX0
         */
        ListCursor: string;
        /**
         * @description How many rows a page has at most; 100 when it is left out.
         * @example 200
         */
        ListLimit: number;
        /**
         * @description What is searched for, as Lists in the description of this contract says: of a student in name, e-mail address and roll number, of an application in name, e-mail address, desired course and reference number.
         * @example rao
         */
        ListSearch: string;
        /**
         * @description What a student is counted as, whether placed, gone on to higher studies, or neither.
         * @example Placed
         */
        OutcomeFilter: components["schemas"]["Outcome"];
        /**
         * @description The page, counted from 0. With -1 there are no pages, the answer is everybody and `size` is ignored.
         * @example 0
         */
        Page: number;
        /**
         * @description The paid amount, as a range.
         * @example 1..
         */
        PaidFilter: components["schemas"]["NumberRange"];
        /**
         * @description The number of a paper, as it is printed.
         * @example 2026-000318-K7Q4X-9WD3M
         */
        PaperNumber: components["schemas"]["RecordId"];
        /**
         * @description The pending amount, as a range; without a total fee there is none.
         * @example 1..
         */
        PendingFilter: components["schemas"]["NumberRange"];
        /**
         * @description The placement status, in any case; students without one count as Not Placed.
         * @example Placed
         */
        PlacementFilter: string;
        /**
         * @description The program type of the courses.
         * @example Undergraduate
         */
        ProgramType: components["schemas"]["ProgramType"];
        /**
         * @description The student's roll number, in any case; a slash in it is sent as `%2F`.
         * @example CS2024042
         */
        RollNo: components["schemas"]["RollNumber"];
        /**
         * @description The semester.
         * @example 3
         */
        SemesterFilter: components["schemas"]["Semester"];
        /**
         * @description How many students a page has.
         * @example 50
         */
        Size: number;
        /**
         * @description The field to sort by, `name` when it is left out. Students without a CGPA come last in either direction.
         * @example rollNo
         */
        SortBy: components["schemas"]["StudentSortField"];
        /**
         * @description The direction to sort in, `asc` when it is left out.
         * @example asc
         */
        SortDir: components["schemas"]["SortDirection"];
        /**
         * @description The student's id.
         * @example stu_7Kq2mZ4tXw9B
         */
        StudentId: components["schemas"]["RecordId"];
        /**
         * @description What to sort by, with a minus sign in front for the other direction.
         * @example -cgpa
         */
        StudentSort: components["schemas"]["StudentListSort"];
        /**
         * @description The status, in any case; students without one count as Active. `enrolled` is everybody who has not graduated: of a server whose summary has `graduated` alone.
         * @example Suspended
         */
        StudentStatusFilter: string;
        /**
         * @description The moment of the submission, as a range of moments in UTC.
         * @example 2026-05-01T00:00:00.000Z..2026-05-31T23:59:59.999Z
         */
        SubmittedFilter: components["schemas"]["MomentRange"];
        /**
         * @description Left out, the answer is student records, for administrators. With `public` it is rows that name nobody, for anyone.
         * @example public
         */
        View: components["schemas"]["StudentView"];
        /**
         * @description The year of study.
         * @example 2
         */
        Year: components["schemas"]["StudyYear"];
        /**
         * @description The year of study.
         * @example 2
         */
        YearFilter: components["schemas"]["StudyYear"];
    };
    requestBodies: {
        /** @description The five academic values. */
        AcademicUpdate: {
            content: {
                "application/json": components["schemas"]["AcademicUpdate"];
            };
        };
        /** @description The applications, and who they are assigned to. */
        CaseAssignment: {
            content: {
                "application/json": components["schemas"]["CaseAssignment"];
            };
        };
        /** @description The applications, and the decision. */
        CaseDecision: {
            content: {
                "application/json": components["schemas"]["CaseDecision"];
            };
        };
        /** @description The applications, and the text of the note. */
        CaseNote: {
            content: {
                "application/json": components["schemas"]["CaseNoteInput"];
            };
        };
        /** @description The applications. */
        CaseRelease: {
            content: {
                "application/json": components["schemas"]["CaseRelease"];
            };
        };
        /** @description The course. */
        Course: {
            content: {
                "application/json": components["schemas"]["CourseInput"];
            };
        };
        /** @description The account's e-mail address and password. */
        Login: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        /** @description The new student, with a first password. */
        StudentRegistration: {
            content: {
                "application/json": components["schemas"]["StudentRegistration"];
            };
        };
        /** @description The whole student, with the edits in it. */
        StudentUpdate: {
            content: {
                "application/json": components["schemas"]["StudentUpdate"];
            };
        };
    };
    headers: {
        /**
         * @description The number of seconds after which another try makes sense.
         * @example 540
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listActivity: {
        parameters: {
            query?: {
                /**
                 * @description Only what was done before this moment.
                 * @example 2026-05-04T09:30:00.000Z
                 */
                before?: components["parameters"]["ActivityBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityListResponse"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listAdministrators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The administrators, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministratorListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    resetAdministratorPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the administrator's account.
                 * @example adm_8Qz3bW5yTg1L
                 */
                id: components["parameters"]["AdministratorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasswordReset"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AdministratorNotFound"];
            409: components["responses"]["NoPasswordReset"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    setAdministratorStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the administrator's account.
                 * @example adm_8Qz3bW5yTg1L
                 */
                id: components["parameters"]["AdministratorId"];
            };
            cookie?: never;
        };
        /** @description Whether the administrator may sign in. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdministratorStatus"];
            };
        };
        responses: {
            200: components["responses"]["AdministratorSaved"];
            400: components["responses"]["InvalidAdministratorStatus"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AdministratorNotFound"];
            409: components["responses"]["AdministratorNeeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    adminLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The administrator's user name or e-mail address, and the password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminCredentials"];
            };
        };
        responses: {
            /** @description Signed in as an administrator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["InvalidCredentials"];
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCurrentAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in administrator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    registerAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new administrator's account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRegistration"];
            };
        };
        responses: {
            /** @description The administrator's account exists. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserResponse"];
                };
            };
            400: components["responses"]["InvalidAdminRegistration"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AdminTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCasework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CaseworkList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    assignApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CaseAssignment"];
        responses: {
            200: components["responses"]["CaseworkSaved"];
            400: components["responses"]["InvalidCasework"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApplicationNotFound"];
            409: components["responses"]["NotAssignable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAssignees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Assignees"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    holdDecision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CaseDecision"];
        responses: {
            200: components["responses"]["CaseworkSaved"];
            400: components["responses"]["InvalidCasework"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApplicationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["StepNotAllowed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CaseNote"];
        responses: {
            200: components["responses"]["CaseworkSaved"];
            400: components["responses"]["InvalidCasework"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApplicationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyOfAnotherRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    releaseDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CaseRelease"];
        responses: {
            200: components["responses"]["CaseReleased"];
            400: components["responses"]["InvalidCasework"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApplicationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OfferList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    adminListStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Students"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    adminGetStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StudentRecord"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    adminUpdateStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StudentUpdate"];
        responses: {
            200: components["responses"]["StudentSaved"];
            400: components["responses"]["InvalidStudentUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            409: components["responses"]["StudentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    adminUpdateStudentAcademic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AcademicUpdate"];
        responses: {
            200: components["responses"]["StudentSaved"];
            400: components["responses"]["InvalidAcademicUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            409: components["responses"]["StudentStale"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    resetStudentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasswordReset"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            409: components["responses"]["NoPasswordReset"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    getStudentStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentStatsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    rankWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The course, and the order before and now. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingListOrder"];
            };
        };
        responses: {
            200: components["responses"]["WaitingListSaved"];
            400: components["responses"]["InvalidWaitingList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["WaitingListChanged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Applications"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application's id.
                 * @example app_3Hd8vN1cLp5R
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationResponse"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApplicationNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    admitApplicant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example app_3Hd8vN1cLp5R
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /** @description Comments, and whether a full course is no obstacle. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Admission"];
            };
        };
        responses: {
            /** @description The approved application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedApplicationResponse"];
                };
            };
            400: components["responses"]["InvalidAdmission"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApplicationNotFound"];
            409: components["responses"]["NotAdmitted"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["StepNotAllowed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application's id.
                 * @example app_3Hd8vN1cLp5R
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentList"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApplicationNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example doc_7Kq2mX4tBz9W
                 */
                documentId: components["parameters"]["DocumentId"];
                /**
                 * @description The application's id.
                 * @example app_3Hd8vN1cLp5R
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentFile"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DocumentNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    makeOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example app_3Hd8vN1cLp5R
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /** @description Until when the applicant may answer, and comments of the office. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferInput"];
            };
        };
        responses: {
            200: components["responses"]["OfferSaved"];
            400: components["responses"]["InvalidOffer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApplicationNotFound"];
            409: components["responses"]["NotOffered"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["StepNotAllowed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application's id.
                 * @example app_3Hd8vN1cLp5R
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OfferSaved"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApplicationNotFound"];
            409: components["responses"]["NoOpenOffer"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    reviewApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example app_3Hd8vN1cLp5R
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /** @description The status to move to, with comments or a reason where the step needs them. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationReview"];
            };
        };
        responses: {
            /** @description The application in its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedApplicationResponse"];
                };
            };
            400: components["responses"]["InvalidReview"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApplicationNotFound"];
            409: components["responses"]["ApplicantTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["StepNotAllowed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listApplicationsByCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The desired course's name, in any case; a slash in it is sent as `%2F`.
                 * @example Computer Science Engineering
                 */
                course: components["parameters"]["CourseName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Applications"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    lookUpApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The reference number and the e-mail address of the application. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationProof"];
            };
        };
        responses: {
            200: components["responses"]["ApplicationProgress"];
            400: components["responses"]["InvalidApplicationProof"];
            404: components["responses"]["NoSuchApplication"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyLookUps"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    correctApplicationContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What proves the application, and the new phone number. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationContact"];
            };
        };
        responses: {
            200: components["responses"]["ApplicationProgress"];
            400: components["responses"]["InvalidApplicationProof"];
            404: components["responses"]["NoSuchApplication"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApplicationDecided"];
            429: components["responses"]["TooManyLookUps"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    addDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What proves the application, and the file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            200: components["responses"]["DocumentsChanged"];
            400: components["responses"]["InvalidDocument"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["TooManyDocuments"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["NotAForm"];
            422: components["responses"]["ApplicationDecided"];
            429: components["responses"]["TooManyLookUps"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    removeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What proves the application, and which document. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentRemoval"];
            };
        };
        responses: {
            200: components["responses"]["DocumentsChanged"];
            400: components["responses"]["InvalidApplicationProof"];
            404: components["responses"]["NoSuchApplication"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApplicationDecided"];
            429: components["responses"]["TooManyLookUps"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    answerOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What proves the application, and the answer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferAnswer"];
            };
        };
        responses: {
            200: components["responses"]["OfferAnswered"];
            400: components["responses"]["InvalidApplicationProof"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["OfferEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyOfAnotherRequest"];
            429: components["responses"]["TooManyLookUps"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The reference number and the e-mail address of the application. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationProof"];
            };
        };
        responses: {
            200: components["responses"]["ApplicationWithdrawn"];
            400: components["responses"]["InvalidApplicationProof"];
            404: components["responses"]["NoSuchApplication"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApplicationDecided"];
            429: components["responses"]["TooManyLookUps"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    pageApplications: {
        parameters: {
            query?: {
                /**
                 * @description Whether the answer says how many match: not at all when it is left out, about, as far as that takes no longer than the page itself, or exactly.
                 * @example estimated
                 */
                count?: components["parameters"]["ListCountMode"];
                /**
                 * @description The desired course, in any case.
                 * @example Computer Science Engineering
                 */
                course?: components["parameters"]["CourseFilter"];
                /**
                 * @description Where to go on: `next` of a page of the same list, search, filters and order. It is the server's own text, which outlives every write. A cursor of another list or order, and one that was made up, is a 400 with `errors.cursor`.
                 * @example eyJhZnRlciI6WyJyYW8iXX0
                 */
                cursor?: components["parameters"]["ListCursor"];
                /**
                 * @description The previous grade in percent of its scale, as a range; Lists in the description of this contract says how it is read.
                 * @example 75..100
                 */
                grade?: components["parameters"]["GradeFilter"];
                /**
                 * @description How many rows a page has at most; 100 when it is left out.
                 * @example 200
                 */
                limit?: components["parameters"]["ListLimit"];
                /**
                 * @description What is searched for, as Lists in the description of this contract says: of a student in name, e-mail address and roll number, of an application in name, e-mail address, desired course and reference number.
                 * @example rao
                 */
                q?: components["parameters"]["ListSearch"];
                /**
                 * @description What to sort by, with a minus sign in front for the other direction.
                 * @example fullName
                 */
                sort?: components["parameters"]["ApplicationSort"];
                /**
                 * @description The status, exactly; `undecided` is APPLIED, UNDER_REVIEW and WAITLISTED together.
                 * @example undecided
                 */
                status?: components["parameters"]["ApplicationStatusFilter"];
                /**
                 * @description The moment of the submission, as a range of moments in UTC.
                 * @example 2026-05-01T00:00:00.000Z..2026-05-31T23:59:59.999Z
                 */
                submitted?: components["parameters"]["SubmittedFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPageResponse"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getApplicationStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationStatsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listApplicationsByStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The status of the applications.
                 * @example UNDER_REVIEW
                 */
                status: components["parameters"]["ApplicationStatus"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Applications"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    submitApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The six fields of the admission form. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationSubmission"];
            };
        };
        responses: {
            /** @description The application is received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationResponse"];
                };
            };
            400: components["responses"]["InvalidApplication"];
            409: components["responses"]["ApplicationTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyOfAnotherRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    getApplicationSummary: {
        parameters: {
            query?: {
                /**
                 * @description The desired course, in any case.
                 * @example Computer Science Engineering
                 */
                course?: components["parameters"]["CourseFilter"];
                /**
                 * @description The previous grade in percent of its scale, as a range; Lists in the description of this contract says how it is read.
                 * @example 75..100
                 */
                grade?: components["parameters"]["GradeFilter"];
                /**
                 * @description What is searched for, as Lists in the description of this contract says: of a student in name, e-mail address and roll number, of an application in name, e-mail address, desired course and reference number.
                 * @example rao
                 */
                q?: components["parameters"]["ListSearch"];
                /**
                 * @description The moment of the submission, as a range of moments in UTC.
                 * @example 2026-05-01T00:00:00.000Z..2026-05-31T23:59:59.999Z
                 */
                submitted?: components["parameters"]["SubmittedFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationSummaryResponse"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The password in force and the one that is to replace it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["InvalidPasswordChange"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Login"];
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["InvalidCredentials"];
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is dead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updateOwnContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The phone number and the address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnContact"];
            };
        };
        responses: {
            200: components["responses"]["StudentSaved"];
            400: components["responses"]["InvalidOwnContact"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StudentStale"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The language. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            /** @description The language is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["InvalidLanguageChoice"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StudentRegistration"];
        responses: {
            /** @description The account exists and can sign in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationResponse"];
                };
            };
            400: components["responses"]["InvalidStudent"];
            409: components["responses"]["StudentTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyOfAnotherRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    studentLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Login"];
        responses: {
            /** @description Signed in as a student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["InvalidCredentials"];
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Courses"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Course"];
        responses: {
            /** @description The course is added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseResponse"];
                };
            };
            400: components["responses"]["InvalidCourse"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CourseTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyOfAnotherRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The course's id.
                 * @example crs_9Ty6bJ2fQs8M
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseRecord"];
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["CourseNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The course's id.
                 * @example crs_9Ty6bJ2fQs8M
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Course"];
        responses: {
            200: components["responses"]["CourseSaved"];
            400: components["responses"]["InvalidCourse"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            409: components["responses"]["CourseTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The course's id.
                 * @example crs_9Ty6bJ2fQs8M
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    freeSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The course's id.
                 * @example crs_9Ty6bJ2fQs8M
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseSaved"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            409: components["responses"]["NoSeatTaken"];
            422: components["responses"]["KeyOfAnotherRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCourseChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The course's id.
                 * @example crs_9Ty6bJ2fQs8M
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Changes"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    renameCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The course's id.
                 * @example crs_9Ty6bJ2fQs8M
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Course"];
        responses: {
            200: components["responses"]["CourseSaved"];
            400: components["responses"]["InvalidCourse"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            409: components["responses"]["CourseTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The course's id.
                 * @example crs_9Ty6bJ2fQs8M
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course, as before the deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseResponse"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NothingToRestore"];
            409: components["responses"]["CourseTaken"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    toggleCourseStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The course's id.
                 * @example crs_9Ty6bJ2fQs8M
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseSaved"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listActiveCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Courses"];
            500: components["responses"]["ServerError"];
        };
    };
    listAvailableCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Courses"];
            500: components["responses"]["ServerError"];
        };
    };
    listCoursesByDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The department's name, in any case. Any text of 2 to 60 characters will do, not only the five that the forms offer.
                 * @example Computer Science
                 */
                dept: components["parameters"]["Department"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Courses"];
            400: components["responses"]["InvalidParameter"];
            500: components["responses"]["ServerError"];
        };
    };
    initializeDefaultCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Courses"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCoursesByProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program type of the courses.
                 * @example Undergraduate
                 */
                type: components["parameters"]["ProgramType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Courses"];
            400: components["responses"]["InvalidParameter"];
            500: components["responses"]["ServerError"];
        };
    };
    listDeletedCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCourseListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getCourseStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseStatsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    issuePapers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is printed, on which day, and for whom. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperIssue"];
            };
        };
        responses: {
            200: components["responses"]["PapersIssued"];
            400: components["responses"]["InvalidPaperIssue"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyOfAnotherRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    verifyPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of a paper, as it is printed.
                 * @example 2026-000318-K7Q4X-9WD3M
                 */
                id: components["parameters"]["PaperNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Paper"];
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["PaperNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    withdrawPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of a paper, as it is printed.
                 * @example 2026-000318-K7Q4X-9WD3M
                 */
                id: components["parameters"]["PaperNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Paper"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PaperNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPublicStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicStatisticsResponse"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listStudents: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 0. With -1 there are no pages, the answer is everybody and `size` is ignored.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many students a page has.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description The field to sort by, `name` when it is left out. Students without a CGPA come last in either direction.
                 * @example rollNo
                 */
                sortBy?: components["parameters"]["SortBy"];
                /**
                 * @description The direction to sort in, `asc` when it is left out.
                 * @example asc
                 */
                sortDir?: components["parameters"]["SortDir"];
                /**
                 * @description Left out, the answer is student records, for administrators. With `public` it is rows that name nobody, for anyone.
                 * @example public
                 */
                view?: components["parameters"]["View"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The students of the page, as records or, with `view=public`, as public rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentListResponse"] | components["schemas"]["PublicStudentListResponse"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    createStudent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Says which request this is, so that sending it again does nothing twice; see Sending again in the description of this contract. It is a string in quotes, as the IETF draft has it. A server without the extension does not look at it.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StudentRegistration"];
        responses: {
            /** @description The student is added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentResponse"];
                };
            };
            400: components["responses"]["InvalidStudent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StudentTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyOfAnotherRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    getStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StudentRecord"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRecord"];
            404: components["responses"]["StudentNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StudentUpdate"];
        responses: {
            200: components["responses"]["StudentSaved"];
            400: components["responses"]["InvalidStudentUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            409: components["responses"]["StudentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The student is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateStudentAcademic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AcademicUpdate"];
        responses: {
            200: components["responses"]["StudentSaved"];
            400: components["responses"]["InvalidAcademicUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            409: components["responses"]["StudentStale"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateStudentAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /** @description The attendance in percent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["StudentSaved"];
            400: components["responses"]["InvalidAttendanceUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            409: components["responses"]["StudentStale"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateStudentCgpa: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /** @description The new CGPA and, if it has changed, the new total of credits. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CgpaUpdate"];
            };
        };
        responses: {
            200: components["responses"]["StudentSaved"];
            400: components["responses"]["InvalidCgpaUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            409: components["responses"]["StudentStale"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateStudentFee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /** @description The total fee and the amount paid so far. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeUpdate"];
            };
        };
        responses: {
            200: components["responses"]["StudentSaved"];
            400: components["responses"]["InvalidFeeUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            409: components["responses"]["StudentStale"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateStudentFull: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StudentUpdate"];
        responses: {
            200: components["responses"]["StudentSaved"];
            400: components["responses"]["InvalidStudentUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            409: components["responses"]["StudentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    listStudentChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Changes"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateStudentPlacement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /** @description The placement status and, for Placed, the company and package. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementUpdate"];
            };
        };
        responses: {
            200: components["responses"]["StudentSaved"];
            400: components["responses"]["InvalidPlacementUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            409: components["responses"]["StudentStale"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's id.
                 * @example stu_7Kq2mZ4tXw9B
                 */
                id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The student, as before the deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentResponse"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NothingToRestore"];
            409: components["responses"]["StudentTaken"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ReadOnly"];
            507: components["responses"]["StorageFull"];
        };
    };
    countStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    countStudentsByDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The department's name, in any case. Any text of 2 to 60 characters will do, not only the five that the forms offer.
                 * @example Computer Science
                 */
                dept: components["parameters"]["Department"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    countPlacedStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listStudentsByDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The department's name, in any case. Any text of 2 to 60 characters will do, not only the five that the forms offer.
                 * @example Computer Science
                 */
                dept: components["parameters"]["Department"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Students"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getStudentByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's e-mail address, in any case.
                 * @example asha.verma@university.example
                 */
                email: components["parameters"]["Email"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StudentRecord"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRecord"];
            404: components["responses"]["StudentNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    pageStudents: {
        parameters: {
            query?: {
                /**
                 * @description The percentage of attendance, as a range.
                 * @example ..75
                 */
                attendance?: components["parameters"]["AttendanceFilter"];
                /**
                 * @description The current CGPA, as a range.
                 * @example 7..9
                 */
                cgpa?: components["parameters"]["CgpaFilter"];
                /**
                 * @description Whether the answer says how many match: not at all when it is left out, about, as far as that takes no longer than the page itself, or exactly.
                 * @example estimated
                 */
                count?: components["parameters"]["ListCountMode"];
                /**
                 * @description Where to go on: `next` of a page of the same list, search, filters and order. It is the server's own text, which outlives every write. A cursor of another list or order, and one that was made up, is a 400 with `errors.cursor`.
                 * @example eyJhZnRlciI6WyJyYW8iXX0
                 */
                cursor?: components["parameters"]["ListCursor"];
                /**
                 * @description The department, in any case.
                 * @example Computer Science
                 */
                department?: components["parameters"]["DepartmentFilter"];
                /**
                 * @description The fee status, in any case; `N/A` is whoever has none.
                 * @example Pending
                 */
                fee?: components["parameters"]["FeeFilter"];
                /**
                 * @description How many rows a page has at most; 100 when it is left out.
                 * @example 200
                 */
                limit?: components["parameters"]["ListLimit"];
                /**
                 * @description What a student is counted as, whether placed, gone on to higher studies, or neither.
                 * @example Placed
                 */
                outcome?: components["parameters"]["OutcomeFilter"];
                /**
                 * @description The paid amount, as a range.
                 * @example 1..
                 */
                paid?: components["parameters"]["PaidFilter"];
                /**
                 * @description The pending amount, as a range; without a total fee there is none.
                 * @example 1..
                 */
                pending?: components["parameters"]["PendingFilter"];
                /**
                 * @description The placement status, in any case; students without one count as Not Placed.
                 * @example Placed
                 */
                placement?: components["parameters"]["PlacementFilter"];
                /**
                 * @description What is searched for, as Lists in the description of this contract says: of a student in name, e-mail address and roll number, of an application in name, e-mail address, desired course and reference number.
                 * @example rao
                 */
                q?: components["parameters"]["ListSearch"];
                /**
                 * @description The semester.
                 * @example 3
                 */
                semester?: components["parameters"]["SemesterFilter"];
                /**
                 * @description What to sort by, with a minus sign in front for the other direction.
                 * @example -cgpa
                 */
                sort?: components["parameters"]["StudentSort"];
                /**
                 * @description The status, in any case; students without one count as Active. `enrolled` is everybody who has not graduated: of a server whose summary has `graduated` alone.
                 * @example Suspended
                 */
                status?: components["parameters"]["StudentStatusFilter"];
                /**
                 * @description The year of study.
                 * @example 2
                 */
                year?: components["parameters"]["YearFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the students. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentPageResponse"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPlacedStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Students"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listDeletedStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted students. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedStudentListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getStudentByRollNo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The student's roll number, in any case; a slash in it is sent as `%2F`.
                 * @example CS2024042
                 */
                rollno: components["parameters"]["RollNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StudentRecord"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRecord"];
            404: components["responses"]["StudentNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getStudentSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentSummaryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listStudentsByYear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The year of study.
                 * @example 2
                 */
                year: components["parameters"]["Year"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Students"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
}
type FlattenedDeepRequired<T> = {
    [K in keyof T]-?: FlattenedDeepRequired<T[K] extends unknown[] | undefined | null ? Extract<T[K], unknown[]>[number] : T[K]>;
};
type ReadonlyArray<T> = [
    Exclude<T, undefined>
] extends [
    unknown[]
] ? Readonly<Exclude<T, undefined>> : Readonly<Exclude<T, undefined>[]>;
export const activityKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ActivityKind"]> = ["created", "updated", "activated", "deactivated", "deleted", "restored", "decided"];
export const activityRecordKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ActivityRecord"]["kind"]> = ["student", "course", "application"];
export const adminRoleValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AdminRole"]> = ["STAFF_ADMIN", "SUPER_ADMIN", "ADMIN"];
export const applicationListSortValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ApplicationListSort"]> = ["id", "fullName", "-fullName", "desiredCourse", "-desiredCourse", "previousQualification", "-previousQualification", "submittedAt", "-submittedAt", "referenceNumber", "-referenceNumber", "status", "-status"];
export const applicationStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ApplicationStatus"]> = ["APPLIED", "UNDER_REVIEW", "WAITLISTED", "APPROVED", "REJECTED"];
export const bloodGroupValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BloodGroup"]> = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"];
export const changeKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ChangeKind"]> = ["created", "updated", "activated", "deactivated", "deleted", "restored"];
export const decisionStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Decision"]["status"]> = ["WAITLISTED", "APPROVED", "REJECTED"];
export const documentTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DocumentType"]> = ["application/pdf", "image/jpeg", "image/png"];
export const feeStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["FeeStatus"]> = ["Paid", "Pending"];
export const genderValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Gender"]> = ["Male", "Female", "Other"];
export const listCountModeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ListCountMode"]> = ["none", "estimated", "exact"];
export const offerAnswerAnswerValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["OfferAnswer"]["answer"]> = ["ACCEPTED", "DECLINED"];
export const offerStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["OfferState"]> = ["OPEN", "ACCEPTED", "DECLINED", "LAPSED", "WITHDRAWN"];
export const outcomeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Outcome"]> = ["Placed", "Higher Studies", "Not Placed"];
export const placementStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlacementStatus"]> = ["Placed", "Not Placed", "Higher Studies"];
export const previousQualificationValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PreviousQualification"]> = ["10th Grade", "12th Grade", "Diploma", "Bachelor's Degree", "Master's Degree", "Other"];
export const programTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ProgramType"]> = ["Undergraduate", "Postgraduate", "Diploma", "Doctorate"];
export const roleValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Role"]> = ["STUDENT", "ADMIN", "STAFF_ADMIN", "SUPER_ADMIN"];
export const sortDirectionValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SortDirection"]> = ["asc", "desc"];
export const studentListSortValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["StudentListSort"]> = ["id", "name", "-name", "email", "-email", "rollNo", "-rollNo", "department", "-department", "year", "-year", "semester", "-semester", "phone", "-phone", "cgpa", "-cgpa", "attendance", "-attendance", "credits", "-credits", "status", "-status", "admitted", "-admitted", "placement", "-placement", "company", "-company", "package", "-package", "pending", "-pending", "fee", "-fee"];
export const studentSortFieldValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["StudentSortField"]> = ["name", "rollNo", "department", "year", "currentCGPA"];
export const studentStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["StudentStatus"]> = ["Active", "Inactive", "Graduated", "Suspended"];
export const studentViewValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["StudentView"]> = ["public"];
/** @description A student's academic data, all of it. */
export interface AcademicUpdate {
    /**
     * @deprecated
     * @description The same value under another name, for servers that know that one. A conforming server ignores it.
     */
    attendance?: components["schemas"]["Percentage"];
    attendancePercentage: components["schemas"]["Percentage"];
    currentCGPA: components["schemas"]["Cgpa"];
    semester: components["schemas"]["Semester"];
    totalCredits: components["schemas"]["Credits"];
    updatedAt?: components["schemas"]["ReadAt"];
    year: components["schemas"]["StudyYear"];
}
/** @description Something that somebody has done to a record. */
export interface Activity {
    at: components["schemas"]["Timestamp"];
    by: components["schemas"]["PersonName"];
    /** @description The fields that are other now, as in the record's history. A decision has `status` and, where something was written to it, `reviewComments`. */
    fields: components["schemas"]["FieldChange"][];
    id: components["schemas"]["RecordId"];
    kind: components["schemas"]["ActivityKind"];
    record: components["schemas"]["ActivityRecord"];
}
/** @description What was done. */
export interface ActivityListResponse {
    /** @description What was done, the newest first. */
    data: components["schemas"]["Activity"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description What it was done to. */
export interface ActivityRecord {
    id: components["schemas"]["RecordId"];
    /**
     * @description The kind of record.
     * @example student
     * @enum {string}
     */
    kind: "student" | "course" | "application";
    /**
     * @description The name of the student or applicant, or of the course: as it is now, or as it was when the record was deleted. It is absent where the server does not know it any more.
     * @example Asha Verma
     */
    name?: string;
}
/** @description What an administrator's login sends. */
export interface AdminCredentials {
    password: components["schemas"]["Password"];
    /**
     * @description The user name or the e-mail address, in any case.
     * @example neha.rao
     */
    usernameOrEmail: string;
}
/** @description An administrator's account, and whether it is active. */
export type Administrator = components["schemas"]["AdminUser"] & {
    createdAt: components["schemas"]["Timestamp"];
    /**
     * @description Whether the administrator may sign in.
     * @example true
     */
    isActive: boolean;
};
/** @description Administrators. */
export interface AdministratorListResponse {
    /** @description The administrators, sorted by name. */
    data: components["schemas"]["Administrator"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description One administrator. */
export interface AdministratorResponse {
    data: components["schemas"]["Administrator"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description Whether an administrator may sign in. */
export interface AdministratorStatus {
    /**
     * @description True enables the account, false disables it.
     * @example false
     */
    isActive: boolean;
}
/** @description A new administrator. Properties that are not declared are ignored. */
export interface AdminRegistration {
    department?: components["schemas"]["DepartmentName"];
    email: components["schemas"]["EmailAddress"];
    name: components["schemas"]["PersonName"];
    password: components["schemas"]["Password"];
    phoneNumber?: components["schemas"]["PhoneNumber"];
    role: components["schemas"]["AdminRole"];
    username: components["schemas"]["UserName"];
}
/** @description An administrator's account. Password and hash are in no answer. */
export interface AdminUser {
    department?: components["schemas"]["DepartmentName"];
    email: components["schemas"]["EmailAddress"];
    id: components["schemas"]["RecordId"];
    language?: components["schemas"]["LanguageTag"];
    name: components["schemas"]["PersonName"];
    phoneNumber?: components["schemas"]["PhoneNumber"];
    role: components["schemas"]["AdminRole"];
    username?: components["schemas"]["UserName"];
}
/** @description An administrator's account. */
export interface AdminUserResponse {
    data: components["schemas"]["AdminUser"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description An approval that takes a seat. */
export interface Admission {
    /**
     * @description Whether to approve where no seat is left, too. It needs `reviewComments`.
     * @example true
     */
    overCapacity?: boolean;
    reviewComments?: components["schemas"]["ReviewComments"];
}
/** @description The course that a student was admitted to, with its fee where the catalogue says one. */
export interface AdmittedCourse {
    courseName: components["schemas"]["CourseTitle"];
    feeAmount?: components["schemas"]["Amount"];
    feeType?: components["schemas"]["FeeType"];
}
/** @description An admission application. */
export interface Application {
    desiredCourse: components["schemas"]["CourseTitle"];
    email: components["schemas"]["EmailAddress"];
    fullName: components["schemas"]["PersonName"];
    generatedRollNumber?: components["schemas"]["RollNumber"];
    generatedStudentId?: components["schemas"]["RecordId"];
    /** @description The steps so far, the oldest first; empty before the first. */
    history: components["schemas"]["ApplicationHistoryEntry"][];
    id: components["schemas"]["RecordId"];
    phoneNumber: components["schemas"]["PhoneNumber"];
    previousGrade: components["schemas"]["Grade"];
    previousQualification: components["schemas"]["PreviousQualification"];
    /**
     * @description The number that the applicant is told, unique among the applications.
     * @example APP-2026-000318
     */
    referenceNumber: string;
    /**
     * @description Why it was rejected. It is there exactly when the status is REJECTED.
     * @example The grade is below the course's minimum.
     */
    rejectionReason?: string;
    /**
     * @description The comments of the latest step that had any.
     * @example Transcript is being checked.
     */
    reviewComments?: string;
    reviewedAt?: components["schemas"]["Timestamp"];
    reviewedBy?: components["schemas"]["PersonName"];
    status: components["schemas"]["ApplicationStatus"];
    submittedAt: components["schemas"]["Timestamp"];
    updatedAt: components["schemas"]["Timestamp"];
}
/** @description What occurs in the fields that applications are filtered by, sorted as texts are. */
export interface ApplicationChoices {
    /** @description The desired courses. */
    course: components["schemas"]["ListChoice"][];
    /** @description The statuses. */
    status: components["schemas"]["ApplicationStatus"][];
}
/** @description A new phone number for the application that the other two fields prove. */
export interface ApplicationContact {
    email: components["schemas"]["EmailAddress"];
    phoneNumber: components["schemas"]["PhoneNumber"];
    referenceNumber: components["schemas"]["ReferenceNumber"];
}
/** @description A file that an applicant has added, without its content. */
export interface ApplicationDocument {
    addedAt: components["schemas"]["Timestamp"];
    id: components["schemas"]["RecordId"];
    /**
     * @description Its name, cleaned, with the ending of its type.
     * @example Marksheet.pdf
     */
    name: string;
    /**
     * @description In bytes.
     * @example 184320
     */
    size: number;
    type: components["schemas"]["DocumentType"];
}
/** @description One step of an application. The submission itself is not a step. */
export interface ApplicationHistoryEntry {
    at: components["schemas"]["Timestamp"];
    by: components["schemas"]["PersonName"];
    /**
     * @description The comments of the step or, for a rejection without any, its reason.
     * @example Transcript is being checked.
     */
    comments?: string;
    from: components["schemas"]["ApplicationStatus"];
    /**
     * @description Whether it is an approval for which no seat was left. Absent where it is not.
     * @example true
     */
    overCapacity?: boolean;
    to: components["schemas"]["ApplicationStatus"];
}
/** @description Applications. */
export interface ApplicationListResponse {
    /** @description The applications, the newest first. */
    data: components["schemas"]["Application"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description One page of applications. */
export interface ApplicationPage {
    count?: components["schemas"]["ListCount"];
    /**
     * @description The cursor of the next page; null where this is the last one.
     * @example eyJhZnRlciI6WyJyYW8iXX0
     */
    next: string | null;
    /** @description The applications, in the order that was asked for. */
    rows: components["schemas"]["Application"][];
}
/** @description One page of applications. */
export interface ApplicationPageResponse {
    data: components["schemas"]["ApplicationPage"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description An application as its applicant sees it. */
export interface ApplicationProgress {
    desiredCourse: components["schemas"]["CourseTitle"];
    /** @description The documents that the applicant has added, on a server with the extension `documents`; the oldest first. */
    documents?: components["schemas"]["ApplicationDocument"][];
    email: components["schemas"]["EmailAddress"];
    fullName: components["schemas"]["PersonName"];
    generatedRollNumber?: components["schemas"]["RollNumber"];
    /** @description The steps so far, the oldest first; empty before the first. */
    history: components["schemas"]["ApplicationStep"][];
    /**
     * @description Whether the office has come to a decision that it will soon tell, on a server with the extension `casework`. It says nothing of which.
     * @example true
     */
    isBeingDecided?: boolean;
    offer?: components["schemas"]["OwnOffer"];
    phoneNumber: components["schemas"]["PhoneNumber"];
    referenceNumber: components["schemas"]["ReferenceNumber"];
    /**
     * @description Why it was rejected. It is there exactly when the status is REJECTED.
     * @example The grade is below the course's minimum.
     */
    rejectionReason?: string;
    status: components["schemas"]["ApplicationStatus"];
    submittedAt: components["schemas"]["Timestamp"];
    updatedAt: components["schemas"]["Timestamp"];
}
/** @description An application as its applicant sees it. */
export interface ApplicationProgressResponse {
    data: components["schemas"]["ApplicationProgress"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description What an applicant proves the own application with. */
export interface ApplicationProof {
    email: components["schemas"]["EmailAddress"];
    referenceNumber: components["schemas"]["ReferenceNumber"];
}
/** @description One application. */
export interface ApplicationResponse {
    data: components["schemas"]["Application"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description Counts of the applications. */
export interface ApplicationStats {
    appliedCount: components["schemas"]["Total"];
    approvedCount: components["schemas"]["Total"];
    /** @description The applications by desired course, sorted by its name. */
    byCourse: components["schemas"]["CourseCount"][];
    pendingCount: components["schemas"]["Total"];
    rejectedCount: components["schemas"]["Total"];
    totalApplications: components["schemas"]["Total"];
    underReviewCount: components["schemas"]["Total"];
    waitlistedCount: components["schemas"]["Total"];
}
/** @description Counts of the applications. */
export interface ApplicationStatsResponse {
    data: components["schemas"]["ApplicationStats"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description One step of an application as its applicant sees it, without who took it and what was noted. */
export interface ApplicationStep {
    at: components["schemas"]["Timestamp"];
    from: components["schemas"]["ApplicationStatus"];
    to: components["schemas"]["ApplicationStatus"];
}
/** @description The admission form. */
export interface ApplicationSubmission {
    desiredCourse: components["schemas"]["CourseTitle"];
    email: components["schemas"]["EmailAddress"];
    fullName: components["schemas"]["PersonName"];
    phoneNumber: components["schemas"]["PhoneNumber"];
    previousGrade: components["schemas"]["Grade"];
    previousQualification: components["schemas"]["PreviousQualification"];
}
/** @description What a list of applications offers and counts. */
export interface ApplicationSummary {
    /** @description Of those that match, how many have each status; a status that none has is left out. */
    byStatus: components["schemas"]["StatusCount"][];
    choices: components["schemas"]["ApplicationChoices"];
    total: components["schemas"]["ListCount"];
    without: components["schemas"]["ApplicationsWithout"];
}
/** @description What a list of applications offers and counts. */
export interface ApplicationSummaryResponse {
    data: components["schemas"]["ApplicationSummary"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description How many applications have no number in a field that is filtered by a range. */
export interface ApplicationsWithout {
    grade: components["schemas"]["Total"];
    submitted: components["schemas"]["Total"];
}
/** @description An administrator to whom applications can be assigned. */
export interface Assignee {
    id: components["schemas"]["RecordId"];
    name: components["schemas"]["PersonName"];
}
/** @description Administrators, sorted by name. */
export interface AssigneeListResponse {
    /** @description Administrators, sorted by name. */
    data: components["schemas"]["Assignee"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description A student's attendance. */
export interface Attendance {
    percentage: components["schemas"]["Percentage"];
}
/** @description A new attendance. */
export interface AttendanceUpdate {
    /**
     * @deprecated
     * @description The same value under another name, for servers that know that one. A conforming server ignores it.
     */
    attendance?: components["schemas"]["Percentage"];
    attendancePercentage: components["schemas"]["Percentage"];
    updatedAt?: components["schemas"]["ReadAt"];
}
/** @description Who some applications are assigned to. */
export interface CaseAssignment {
    applicationIds: components["schemas"]["ApplicationIds"];
    /**
     * @description The administrator's id; without one, or with null, they are given back.
     * @example adm_8Qz3bW5yTg1L
     */
    assigneeId?: string | null;
}
/** @description A decision that is held on some applications. */
export interface CaseDecision {
    applicationIds: components["schemas"]["ApplicationIds"];
    /** @description The decision; null drops what is held. */
    decision: components["schemas"]["Decision"] | null;
}
/** @description A note of the office. */
export interface CaseNote {
    at: components["schemas"]["Timestamp"];
    by: components["schemas"]["PersonName"];
    id: components["schemas"]["RecordId"];
    text: components["schemas"]["NoteText"];
}
/** @description A note for some applications. */
export interface CaseNoteInput {
    applicationIds: components["schemas"]["ApplicationIds"];
    text: components["schemas"]["NoteText"];
}
/** @description Some applications. */
export interface CaseRelease {
    applicationIds: components["schemas"]["ApplicationIds"];
}
/** @description What the office keeps on an application for itself. */
export interface Casework {
    applicationId: components["schemas"]["RecordId"];
    assignee?: components["schemas"]["Assignee"];
    held?: components["schemas"]["HeldDecision"];
    /** @description The notes, the newest first. */
    notes: components["schemas"]["CaseNote"][];
}
/** @description The casework on applications. */
export interface CaseworkListResponse {
    /** @description The casework on applications. */
    data: components["schemas"]["Casework"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description A new CGPA, and the new total of credits where it is known. */
export interface CgpaUpdate {
    cgpa: components["schemas"]["Cgpa"];
    credits?: components["schemas"]["Credits"];
    updatedAt?: components["schemas"]["ReadAt"];
}
/** @description Who did it, by the name and role of that moment. A student who registers is the author of the own record. */
export interface ChangeAuthor {
    name: components["schemas"]["PersonName"];
    role: components["schemas"]["Role"];
}
/** @description Changes of a record. */
export interface ChangeListResponse {
    /** @description The changes, the newest first. */
    data: components["schemas"]["RecordChange"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description A number. */
export interface CountResponse {
    data: components["schemas"]["Total"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description A course of the catalogue. */
export interface Course {
    /**
     * Format: int32
     * @description How many seats are left. Administrators keep it; an approval does not change it.
     * @example 34
     */
    availableSeats?: number;
    courseCode: components["schemas"]["CourseCode"];
    courseName: components["schemas"]["CourseTitle"];
    department: components["schemas"]["DepartmentName"];
    /**
     * Format: visible
     * @description What the course is about.
     * @example Algorithms, systems and software, with a project in every year.
     */
    description: string;
    /**
     * Format: double
     * @description How many years it takes. Absent when that is not settled.
     * @example 4
     */
    durationYears?: number;
    /** @description What an applicant must bring. */
    eligibilityCriteria: components["schemas"]["ListedText"][];
    feeAmount?: components["schemas"]["Amount"];
    feeType?: components["schemas"]["FeeType"];
    id: components["schemas"]["RecordId"];
    /**
     * @description Whether it is on the public lists.
     * @example true
     */
    isActive: boolean;
    programType: components["schemas"]["ProgramType"];
    /** @description What is taught. */
    subjects: components["schemas"]["ListedText"][];
    /**
     * Format: int32
     * @description How many seats there are. Absent, there is no limit.
     * @example 120
     */
    totalSeats?: number;
}
/** @description How many there are for a course. */
export interface CourseCount {
    count: components["schemas"]["Total"];
    course: components["schemas"]["CourseTitle"];
}
/** @description A course as an administrator sends it. In an update an optional field that is left out stays as it is and one that is null is cleared. There are never more available than total seats. Properties that are not declared are ignored. */
export interface CourseInput {
    /**
     * Format: int32
     * @description How many seats are left. A new course without it has all its seats.
     * @example 34
     */
    availableSeats?: number | null;
    courseCode: components["schemas"]["CourseCode"];
    courseName: components["schemas"]["CourseTitle"];
    department: components["schemas"]["DepartmentName"];
    /**
     * Format: visible
     * @description What the course is about.
     * @example Algorithms, systems and software, with a project in every year.
     */
    description: string;
    /**
     * Format: double
     * @description How many years it takes.
     * @example 4
     */
    durationYears?: number | null;
    /** @description What an applicant must bring. An empty list clears it. */
    eligibilityCriteria?: components["schemas"]["ListedText"][];
    /**
     * Format: double
     * @description The fee in rupees.
     * @example 120000
     */
    feeAmount?: number | null;
    /**
     * @description What the fee is for, as it is shown beside the amount.
     * @example per year
     */
    feeType?: string | null;
    /**
     * @description Whether it is on the public lists. A new course is, unless this is false.
     * @example true
     */
    isActive?: boolean;
    programType: components["schemas"]["ProgramType"];
    /** @description What is taught. An empty list clears it. */
    subjects?: components["schemas"]["ListedText"][];
    /**
     * Format: int32
     * @description How many seats there are. Null or never sent, there is no limit.
     * @example 120
     */
    totalSeats?: number | null;
}
/** @description Courses. */
export interface CourseListResponse {
    /** @description The courses, sorted by name. */
    data: components["schemas"]["Course"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description The offers of a course, and who waits for it. */
export interface CourseOffers {
    course: components["schemas"]["CourseTitle"];
    /** @description The newest offer of each application, the newest first. */
    offers: components["schemas"]["Offer"][];
    /** @description Who waits, by rank. */
    waiting: components["schemas"]["WaitingApplicant"][];
}
/** @description The offers of a course, and who waits for it. */
export interface CourseOffersResponse {
    data: components["schemas"]["CourseOffers"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description One course. */
export interface CourseResponse {
    data: components["schemas"]["Course"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description Counts of the courses. */
export interface CourseStats {
    activeCourses: components["schemas"]["Total"];
    /** @description The courses by department, sorted by its name. */
    byDepartment: components["schemas"]["DepartmentCount"][];
    /** @description The courses by program type, in the order of the types. */
    byProgramType: components["schemas"]["ProgramTypeCount"][];
    inactiveCourses: components["schemas"]["Total"];
    totalCourses: components["schemas"]["Total"];
}
/** @description Counts of the courses. */
export interface CourseStatsResponse {
    data: components["schemas"]["CourseStats"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description What a login sends. */
export interface Credentials {
    email: components["schemas"]["EmailAddress"];
    password: components["schemas"]["Password"];
}
/** @description The signed-in account. */
export interface CurrentUserResponse {
    data: components["schemas"]["User"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description A decision that is held. */
export interface Decision {
    /**
     * @description Whether to approve where no seat is left, too, on a server with the extension `seats`. It needs `reviewComments`.
     * @example false
     */
    overCapacity?: boolean;
    rejectionReason?: components["schemas"]["RejectionReason"];
    reviewComments?: components["schemas"]["ReviewComments"];
    /**
     * @description What is decided. A step that decides nothing, such as the start of a review, is not held.
     * @example APPROVED
     * @enum {string}
     */
    status: "WAITLISTED" | "APPROVED" | "REJECTED";
}
/** @description A deleted course. */
export interface DeletedCourse {
    course: components["schemas"]["Course"];
    deletedAt: components["schemas"]["Timestamp"];
    deletedBy: components["schemas"]["PersonName"];
}
/** @description Deleted courses. */
export interface DeletedCourseListResponse {
    /** @description The deleted courses, the last one first. */
    data: components["schemas"]["DeletedCourse"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description A deleted student. */
export interface DeletedStudent {
    deletedAt: components["schemas"]["Timestamp"];
    deletedBy: components["schemas"]["PersonName"];
    student: components["schemas"]["Student"];
}
/** @description Deleted students. */
export interface DeletedStudentListResponse {
    /** @description The deleted students, the last one first. */
    data: components["schemas"]["DeletedStudent"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description How many there are in a department. */
export interface DepartmentCount {
    count: components["schemas"]["Total"];
    department: components["schemas"]["DepartmentName"];
}
/** @description The figures of one department. */
export interface DepartmentFigures {
    department: components["schemas"]["DepartmentName"];
    fees: components["schemas"]["FeeFigures"];
    placed: components["schemas"]["Total"];
    students: components["schemas"]["Total"];
}
/** @description The documents of an application. */
export interface DocumentListResponse {
    /** @description The oldest first. */
    data: components["schemas"]["ApplicationDocument"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description A document of the application that the other two fields prove. */
export interface DocumentRemoval {
    documentId: components["schemas"]["RecordId"];
    email: components["schemas"]["EmailAddress"];
    referenceNumber: components["schemas"]["ReferenceNumber"];
}
/** @description A file for the application that the other two fields prove. */
export interface DocumentUpload {
    email: components["schemas"]["EmailAddress"];
    /**
     * Format: binary
     * @description The file, a part with a file name.
     */
    file: string;
    referenceNumber: components["schemas"]["ReferenceNumber"];
}
/** @description The envelope of every failure. */
export interface Failure {
    /**
     * @description A word for programs. In a 422 it lists the statuses that the application may move to, separated by a comma and a space, and is empty when there are none; in a 409 of a stale update it is STALE, and in one of a full course COURSE_FULL. Of an `Idempotency-Key` it is KEY_REUSED in a 422, and KEY_IN_USE in a 409. In a 503 OUTCOME_UNKNOWN says that the write may have been done.
     * @example WAITLISTED, APPROVED, REJECTED
     */
    error?: string;
    /** @description What is wrong, by the name of the field or parameter. A field inside another counts as the outer one. */
    errors?: {
        [key: string]: string;
    };
    message: components["schemas"]["Message"];
    /**
     * @description Always false in a failure.
     * @example false
     * @constant
     */
    success: false;
}
/** @description The fees of some students: three sums in rupees, how many have paid something, and how many owe something. */
export interface FeeFigures {
    owers: components["schemas"]["Total"];
    paid: components["schemas"]["FeeSum"];
    payers: components["schemas"]["Total"];
    pending: components["schemas"]["FeeSum"];
    total: components["schemas"]["FeeSum"];
}
/** @description The fees of all students together, in rupees. */
export interface FeeTotals {
    paid: components["schemas"]["AmountSum"];
    pending: components["schemas"]["AmountSum"];
    total: components["schemas"]["AmountSum"];
}
/** @description The fees. The paid amount must not exceed the total. */
export interface FeeUpdate {
    paidAmount: components["schemas"]["Amount"];
    totalFee: components["schemas"]["Amount"];
    updatedAt?: components["schemas"]["ReadAt"];
}
/** @description One field before and after. */
export interface FieldChange {
    /**
     * @description The name of the field in the record.
     * @example currentCGPA
     */
    field: string;
    new: components["schemas"]["FieldValue"];
    old: components["schemas"]["FieldValue"];
}
/** @description The figures of some students. */
export interface GroupFigures {
    fees: components["schemas"]["FeeFigures"];
    placed: components["schemas"]["Total"];
    students: components["schemas"]["Total"];
}
/** @description A decision that is not taken yet. */
export interface HeldDecision {
    at: components["schemas"]["Timestamp"];
    by: components["schemas"]["PersonName"];
    decision: components["schemas"]["Decision"];
}
/** @description The number of a paper. */
export interface IssuedPaper {
    number: components["schemas"]["PaperNumber"];
    studentId: components["schemas"]["RecordId"];
}
/** @description The language that somebody reads the portal in. */
export interface LanguageChoice {
    language: components["schemas"]["LanguageTag"];
}
/** @description How many rows there are. */
export interface ListCount {
    /**
     * @description False where the value is an estimate, which may be far off.
     * @example true
     */
    exact: boolean;
    value: components["schemas"]["Total"];
}
/** @description A successful login. */
export interface LoginResponse {
    data: components["schemas"]["LoginResult"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description What a login brings. */
export interface LoginResult {
    token: components["schemas"]["Token"];
    user: components["schemas"]["User"];
}
/** @description A success that has nothing more to say. */
export interface MessageResponse {
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description The newest offer to an application. */
export interface Offer {
    answerBy: components["schemas"]["Timestamp"];
    applicationId: components["schemas"]["RecordId"];
    at: components["schemas"]["Timestamp"];
    by: components["schemas"]["PersonName"];
    endedAt?: components["schemas"]["Timestamp"];
    /**
     * @description What the office has noted. The applicant does not see it.
     * @example The second round of the list.
     */
    reviewComments?: string;
    state: components["schemas"]["OfferState"];
}
/** @description What an applicant answers to an offer. */
export interface OfferAnswer {
    /**
     * @description The answer.
     * @example ACCEPTED
     * @enum {string}
     */
    answer: "ACCEPTED" | "DECLINED";
    email: components["schemas"]["EmailAddress"];
    referenceNumber: components["schemas"]["ReferenceNumber"];
}
/** @description An offer of a seat. */
export interface OfferInput {
    answerBy: components["schemas"]["Timestamp"];
    reviewComments?: components["schemas"]["ReviewComments"];
}
/** @description The offers and waiting lists by course. */
export interface OfferListResponse {
    /** @description The offers and waiting lists by course. */
    data: components["schemas"]["CourseOffers"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description An offer. */
export interface OfferResponse {
    data: components["schemas"]["Offer"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description What a student may change of the own record. Null is none. */
export interface OwnContact {
    /**
     * @description The postal address.
     * @example 14 Lake Road, Pune 411001
     */
    address: string | null;
    /**
     * @description A phone number, 10 to 15 digits with an optional leading plus.
     * @example +919876543210
     */
    phone: string | null;
    updatedAt?: components["schemas"]["ReadAt"];
}
/** @description An offer as its applicant sees it. */
export interface OwnOffer {
    answerBy: components["schemas"]["Timestamp"];
    state: components["schemas"]["OfferState"];
}
/** @description The packages of the placed students, in lakhs of rupees a year (LPA); 0 when there are none. */
export interface PackageFigures {
    average: components["schemas"]["PackageAmount"];
    max: components["schemas"]["PackageAmount"];
}
/** @description The packages of placed students, of those that are known: how many, their sum and the highest, in lakhs of rupees a year. */
export interface PackageSums {
    count: components["schemas"]["Total"];
    highest: components["schemas"]["PackageAmount"];
    sum: components["schemas"]["FeeSum"];
}
/** @description What is printed under a number. */
export interface Paper {
    facts: components["schemas"]["PaperFacts"];
    issuedOn: components["schemas"]["CalendarDate"];
    kind: components["schemas"]["PaperKind"];
    name: components["schemas"]["PersonName"];
    number: components["schemas"]["PaperNumber"];
    rollNo: components["schemas"]["RollNumber"];
    withdrawnAt?: components["schemas"]["Timestamp"];
}
/** @description One fact that the paper states, as it is printed. */
export interface PaperFact {
    /**
     * @description What it is.
     * @example Course
     */
    label: string;
    /**
     * @description What the paper says of it.
     * @example Computer Science
     */
    value: string;
}
/** @description Papers of one kind and one day, one for each student. */
export interface PaperIssue {
    issuedOn: components["schemas"]["CalendarDate"];
    kind: components["schemas"]["PaperKind"];
    /** @description Whom they are for. */
    papers: components["schemas"]["PaperOfStudent"][];
}
/** @description A paper for a student. */
export interface PaperOfStudent {
    facts: components["schemas"]["PaperFacts"];
    studentId: components["schemas"]["RecordId"];
}
/** @description A paper. */
export interface PaperResponse {
    data: components["schemas"]["Paper"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description The numbers of papers. */
export interface PapersIssuedResponse {
    /** @description One for each paper, in their order. */
    data: components["schemas"]["IssuedPaper"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description A change of the own password. */
export interface PasswordChange {
    newPassword: components["schemas"]["Password"];
    /**
     * Format: password
     * @description The password in force.
     * @example blue-Kettle-42
     */
    oldPassword: string;
}
/** @description A password that was reset. */
export interface PasswordResetResponse {
    data: components["schemas"]["PasswordResetResult"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description An account with its new password, to be told to whoever owns it. */
export interface PasswordResetResult {
    email: components["schemas"]["EmailAddress"];
    /**
     * @description The temporary password. It is in this one answer and in no other.
     * @example Kp7wN3xQ9tB5
     */
    temporaryPassword: string;
}
/** @description The placement. Placed needs a company; with any other status company and package are removed, whatever is sent for them. */
export interface PlacementUpdate {
    /**
     * @description Where the student has been placed.
     * @example Northwind Systems
     */
    company?: string | null;
    /**
     * Format: double
     * @description The package, in lakhs of rupees a year (LPA), so that 12.5 is ₹12,50,000. Null or left out, there is none on record.
     * @example 12.5
     */
    packageAmount?: number | null;
    placementStatus: components["schemas"]["PlacementStatus"];
    updatedAt?: components["schemas"]["ReadAt"];
}
/** @description How many there are of a program type. */
export interface ProgramTypeCount {
    count: components["schemas"]["Total"];
    programType: components["schemas"]["ProgramType"];
}
/** @description The placement of a public row. */
export interface PublicPlacement {
    /**
     * @description The company, null when the student is not placed.
     * @example Northwind Systems
     */
    company: string | null;
}
/** @description What the home page counts. */
export interface PublicStatistics {
    /** @description How many departments there are; spellings count as they are written. */
    departments: components["schemas"]["Total"];
    /** @description How many students have a company. */
    placed: components["schemas"]["Total"];
    students: components["schemas"]["Total"];
}
/** @description What the home page counts. */
export interface PublicStatisticsResponse {
    data: components["schemas"]["PublicStatistics"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description What anybody may know of a student, enough to count with and no more. */
export interface PublicStudent {
    department: components["schemas"]["DepartmentName"];
    placement: components["schemas"]["PublicPlacement"];
}
/** @description Students as anybody may see them. */
export interface PublicStudentListResponse {
    /** @description The public rows. */
    data: components["schemas"]["PublicStudent"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description One change of a record. */
export interface RecordChange {
    at: components["schemas"]["Timestamp"];
    by: components["schemas"]["ChangeAuthor"];
    /** @description The fields that are other now, in the record's order. It is empty where the record was created, deleted or restored. */
    fields: components["schemas"]["FieldChange"][];
    id: components["schemas"]["RecordId"];
    kind: components["schemas"]["ChangeKind"];
}
/** @description A successful registration. */
export interface RegistrationResponse {
    data: components["schemas"]["RegistrationResult"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description What a registration brings. This server sends no token. */
export interface RegistrationResult {
    token?: components["schemas"]["Token"];
    user: components["schemas"]["StudentUser"];
}
/** @description What has become of a held decision. */
export interface ReleasedDecision {
    applicationId: components["schemas"]["RecordId"];
    /**
     * @description Whether it is taken; otherwise it stays held.
     * @example true
     */
    isReleased: boolean;
    /**
     * @description Why it is not, as a sentence.
     * @example No seat is left in Civil Engineering
     */
    message?: string;
}
/** @description What has become of held decisions. */
export interface ReleaseListResponse {
    /** @description What has become of held decisions. */
    data: components["schemas"]["ReleasedDecision"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description An application after a step. After an approval that created an account it carries the temporary password, once. */
export type ReviewedApplication = components["schemas"]["Application"] & {
    /**
     * @description The new account's temporary password, to be told to the applicant. It is in this one answer and in no other, and absent when an existing student was linked.
     * @example Kp7w-N3xQ-9tB5
     */
    temporaryPassword?: string;
};
/** @description An application after a step. */
export interface ReviewedApplicationResponse {
    data: components["schemas"]["ReviewedApplication"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description The record has changed since it was read. It comes with the record as it is stored, so that both can be shown. */
export type StaleFailure = components["schemas"]["Failure"] & {
    data: components["schemas"]["Student"];
    /**
     * @description Always STALE.
     * @example STALE
     * @constant
     */
    error: "STALE";
};
/** @description How many applications have a status. */
export interface StatusCount {
    count: components["schemas"]["Total"];
    status: components["schemas"]["ApplicationStatus"];
}
/** @description A student record. Password and hash are in no answer. */
export interface Student {
    /**
     * @description The postal address.
     * @example 14 Lake Road, Pune 411001
     */
    address?: string;
    admissionDate?: components["schemas"]["CalendarDate"];
    attendance?: components["schemas"]["Attendance"];
    bloodGroup?: components["schemas"]["BloodGroup"];
    /**
     * @description Where the student has been placed. It is there exactly when the placement status is Placed.
     * @example Northwind Systems
     */
    company?: string;
    /**
     * Format: date-time
     * @description When the record was created, in UTC.
     * @example 2024-07-15T06:00:00.000Z
     */
    readonly createdAt?: string;
    currentCGPA?: components["schemas"]["Cgpa"];
    dateOfBirth?: components["schemas"]["CalendarDate"];
    department: components["schemas"]["DepartmentName"];
    email: components["schemas"]["EmailAddress"];
    /** @description Derived from the pending amount, and absent when there is no total fee. */
    readonly feeStatus?: components["schemas"]["FeeStatus"];
    gender?: components["schemas"]["Gender"];
    id: components["schemas"]["RecordId"];
    name: components["schemas"]["PersonName"];
    packageAmount?: components["schemas"]["PackageAmount"];
    paidAmount?: components["schemas"]["Amount"];
    /**
     * Format: double
     * @description What is still to be paid, in rupees. It is derived, and absent when there is no total fee.
     * @example 45000
     */
    readonly pendingAmount?: number;
    phone?: components["schemas"]["PhoneNumber"];
    placementStatus?: components["schemas"]["PlacementStatus"];
    rollNo: components["schemas"]["RollNumber"];
    semester: components["schemas"]["Semester"];
    status?: components["schemas"]["StudentStatus"];
    totalCredits?: components["schemas"]["Credits"];
    totalFee?: components["schemas"]["Amount"];
    /**
     * Format: date-time
     * @description When the record was last changed, in UTC. Sent back with an update, it reveals a change by somebody else.
     * @example 2026-05-04T09:30:00.000Z
     */
    readonly updatedAt?: string;
    year: components["schemas"]["StudyYear"];
}
/** @description What occurs in the fields that students are filtered by, sorted as texts are. */
export interface StudentChoices {
    /** @description The departments. */
    department: components["schemas"]["ListChoice"][];
    /** @description The fee statuses. */
    fee: components["schemas"]["ListChoice"][];
    /** @description The placement statuses. */
    placement: components["schemas"]["ListChoice"][];
    /** @description The statuses. */
    status: components["schemas"]["ListChoice"][];
}
/** @description Figures of all students, of departments and of years. Departments that differ in case alone are one. */
export interface StudentFigures {
    all: components["schemas"]["GroupFigures"];
    /** @description By department, sorted by its name. */
    byDepartment: components["schemas"]["DepartmentFigures"][];
    /** @description By year of study, the first year first. Where `graduated` is there, those who have not graduated alone. */
    byYear: components["schemas"]["YearFigures"][];
    /** @description Of those whose status is Graduated, in any case. Whoever sends it knows the status filter `enrolled`. */
    graduated?: components["schemas"]["GroupFigures"];
    higherStudies: components["schemas"]["Total"];
    packages: components["schemas"]["PackageSums"];
}
/** @description Students. */
export interface StudentListResponse {
    /** @description The students. */
    data: components["schemas"]["Student"][];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description One page of students. */
export interface StudentPage {
    count?: components["schemas"]["ListCount"];
    /**
     * @description The cursor of the next page; null where this is the last one.
     * @example eyJhZnRlciI6WyJyYW8iXX0
     */
    next: string | null;
    /** @description The students, in the order that was asked for. */
    rows: components["schemas"]["Student"][];
}
/** @description One page of students. */
export interface StudentPageResponse {
    data: components["schemas"]["StudentPage"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description A new student, with a first password. Properties that are not declared are ignored: role, id, marks, fees and placement cannot be set this way. */
export interface StudentRegistration {
    /**
     * @description The postal address.
     * @example 14 Lake Road, Pune 411001
     */
    address?: string;
    bloodGroup?: components["schemas"]["BloodGroup"];
    dateOfBirth?: components["schemas"]["CalendarDate"];
    department: components["schemas"]["DepartmentName"];
    email: components["schemas"]["EmailAddress"];
    gender?: components["schemas"]["Gender"];
    name: components["schemas"]["PersonName"];
    password: components["schemas"]["Password"];
    phone?: components["schemas"]["PhoneNumber"];
    rollNo: components["schemas"]["RollNumber"];
    semester: components["schemas"]["Semester"];
    year: components["schemas"]["StudyYear"];
}
/** @description One student. */
export interface StudentResponse {
    data: components["schemas"]["Student"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description Figures about all students. */
export interface StudentStats {
    averageAttendance: components["schemas"]["Percentage"];
    averageCGPA: components["schemas"]["Cgpa"];
    /** @description The students by department, sorted by its name. */
    byDepartment: components["schemas"]["DepartmentCount"][];
    /** @description The students by year of study, the first year first. */
    byYear: components["schemas"]["YearCount"][];
    fees: components["schemas"]["FeeTotals"];
    package: components["schemas"]["PackageFigures"];
    placedStudents: components["schemas"]["Total"];
    placementRate: components["schemas"]["Percentage"];
    totalStudents: components["schemas"]["Total"];
}
/** @description Figures about all students. */
export interface StudentStatsResponse {
    data: components["schemas"]["StudentStats"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description What a list of all students offers and counts. */
export interface StudentSummary {
    choices: components["schemas"]["StudentChoices"];
    figures: components["schemas"]["StudentFigures"];
    total: components["schemas"]["ListCount"];
    without: components["schemas"]["StudentsWithout"];
}
/** @description What a list of all students offers and counts. */
export interface StudentSummaryResponse {
    data: components["schemas"]["StudentSummary"];
    message?: components["schemas"]["Message"];
    success: components["schemas"]["Succeeded"];
}
/** @description How many students have no number in a field that is filtered by a range. */
export interface StudentsWithout {
    attendance: components["schemas"]["Total"];
    cgpa: components["schemas"]["Total"];
    paid: components["schemas"]["Total"];
    pending: components["schemas"]["Total"];
}
/** @description The whole student with the edits in it. An optional field that is left out stays as it is, one that is null is cleared. The fields that only the server writes (id, pendingAmount, feeStatus, createdAt), a password and anything unknown may be sent and are ignored. The paid amount must not exceed the total fee, where there are both; Placed needs a company, which must be sent with it, and any other placement status removes company and package. These rules hold for the record as it would be after the update. */
export interface StudentUpdate {
    /**
     * @description The postal address.
     * @example 14 Lake Road, Pune 411001
     */
    address?: string | null;
    /**
     * Format: date
     * @description The date of admission.
     * @example 2024-07-15
     */
    admissionDate?: string | null;
    /** @description The attendance. */
    attendance?: components["schemas"]["Attendance"] | null;
    /** @description The blood group. */
    bloodGroup?: components["schemas"]["BloodGroup"] | null;
    /**
     * @description Where the student has been placed.
     * @example Northwind Systems
     */
    company?: string | null;
    /**
     * Format: double
     * @description The cumulative grade point average, on a scale of 10.
     * @example 8.4
     */
    currentCGPA?: number | null;
    /**
     * Format: date
     * @description The date of birth, in the past by the own clock of whoever writes it.
     * @example 2005-08-21
     */
    dateOfBirth?: string | null;
    department: components["schemas"]["DepartmentName"];
    email: components["schemas"]["EmailAddress"];
    /** @description The gender. */
    gender?: components["schemas"]["Gender"] | null;
    name: components["schemas"]["PersonName"];
    /**
     * Format: double
     * @description The placement's package, in lakhs of rupees a year (LPA), so that 12.5 is ₹12,50,000.
     * @example 12.5
     */
    packageAmount?: number | null;
    /**
     * Format: double
     * @description What has been paid of the total fee, in rupees.
     * @example 75000
     */
    paidAmount?: number | null;
    /**
     * @description A phone number, 10 to 15 digits with an optional leading plus.
     * @example +919876543210
     */
    phone?: string | null;
    /** @description Whether the student has been placed. Null clears it as it clears any field: the record then has no `placementStatus`, which counts as Not Placed, and company and package are removed with it. */
    placementStatus?: components["schemas"]["PlacementStatus"] | null;
    rollNo: components["schemas"]["RollNumber"];
    semester: components["schemas"]["Semester"];
    /** @description Where the student stands. */
    status?: components["schemas"]["StudentStatus"] | null;
    /**
     * Format: int32
     * @description The total of credits earned so far.
     * @example 84
     */
    totalCredits?: number | null;
    /**
     * Format: double
     * @description The total fee in rupees.
     * @example 120000
     */
    totalFee?: number | null;
    updatedAt?: components["schemas"]["ReadAt"];
    year: components["schemas"]["StudyYear"];
}
/** @description A student who is signed in, which is the student record and the role. */
export type StudentUser = components["schemas"]["Student"] & {
    /** @description The course of the application that made this student, as far as both are kept. No server owes it. */
    admittedTo?: components["schemas"]["AdmittedCourse"];
    /**
     * @description Whether the university has given the password, by a registration, an approval or a reset, and the student has not changed it since. No server owes it.
     * @example true
     */
    hasTemporaryLogin?: boolean;
    language?: components["schemas"]["LanguageTag"];
    /** @description Always STUDENT. */
    role: components["schemas"]["Role"] & "STUDENT";
};
/** @description Somebody who waits for a seat. */
export interface WaitingApplicant {
    applicationId: components["schemas"]["RecordId"];
    fullName: components["schemas"]["PersonName"];
    /**
     * @description The grade, as it was submitted.
     * @example 82%
     */
    previousGrade: string;
}
/** @description The waiting list of a course, before and now. */
export interface WaitingListOrder {
    /** @description The same applications, the first of which has rank 1. */
    applicationIds: components["schemas"]["RecordId"][];
    /** @description The order as it was read. */
    before: components["schemas"]["RecordId"][];
    course: components["schemas"]["CourseTitle"];
}
/** @description How many there are in a year of study. */
export interface YearCount {
    count: components["schemas"]["Total"];
    year: components["schemas"]["StudyYear"];
}
/** @description The figures of one year of study. */
export interface YearFigures {
    fees: components["schemas"]["FeeFigures"];
    placed: components["schemas"]["Total"];
    students: components["schemas"]["Total"];
    year: components["schemas"]["StudyYear"];
}
