package university;

import org.springframework.http.HttpStatus;
import university.generated.model.*;

/** A request that is answered with a failure. */
class Refusal extends RuntimeException {
    final HttpStatus status;
    final Object body;

    private Refusal(HttpStatus status, Object body) {
        this.status = status;
        this.body = body;
    }

    Refusal(HttpStatus status, String message) {
        this(status, new Failure(false, message));
    }

    /** A field whose value is refused. */
    static Refusal of(String field, String problem) {
        var failure = new Failure(false, "Please check the fields.").putErrorsItem(field, problem);
        return new Refusal(HttpStatus.BAD_REQUEST, failure);
    }

    /** A record that somebody else has changed; the answer has it as it is now. */
    static Refusal stale(Student stored) {
        var conflict = new StudentConflict(false, "Somebody else has changed this record.");
        return new Refusal(HttpStatus.CONFLICT, conflict.error("STALE").data(stored));
    }
}
