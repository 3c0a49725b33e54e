package university;

import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.http.*;
import org.springframework.stereotype.Service;
import org.springframework.web.context.request.NativeWebRequest;
import university.generated.api.*;
import university.generated.model.*;

/** The students, in memory: the list, one of them, and the fees. */
@Service
class Students implements StudentsApiDelegate, AdminStudentsApiDelegate {
    private final Map<String, Student> students = new ConcurrentHashMap<>();

    Students() {
        for (var student : List.of(
                new Student("stu_1", "Asha Patil", "CS2024001", "asha@university.example", "Computer Science", 2, 3),
                new Student("stu_2", "Ravi Kumar", "ME2024002", "ravi@university.example", "Mechanical", 1, 2)))
            students.put(student.getId(), setFees(student, 120000, 75000).createdAt(now()).updatedAt(now()));
    }

    @Override
    public ResponseEntity<StudentListResponse> adminListStudents() {
        var byName = Comparator.comparing(Student::getName, String.CASE_INSENSITIVE_ORDER);
        return ResponseEntity.ok(new StudentListResponse(true, students.values().stream().sorted(byName).toList()));
    }

    @Override
    public ResponseEntity<StudentResponse> adminGetStudent(String id) {
        return ResponseEntity.ok(new StudentResponse(true, get(id)));
    }

    @Override
    public synchronized ResponseEntity<StudentResponse> updateStudentFee(String id, FeeUpdate sent) {
        var student = get(id);
        var last = student.getUpdatedAt();
        if (sent.getPaidAmount() > sent.getTotalFee())
            throw new Refusal(HttpStatus.BAD_REQUEST, new Failure(false, "Please check the fields.")
                    .putErrorsItem("paidAmount", "must not exceed the total fee"));
        if (sent.getUpdatedAt() != null && !sent.getUpdatedAt().isEqual(last))
            throw new Refusal(HttpStatus.CONFLICT, new StudentConflict(false, "Somebody else has changed this record.")
                    .error("STALE").data(student));
        // Two writes within a millisecond must differ too.
        var now = now().isAfter(last) ? now() : last.plus(1, ChronoUnit.MILLIS);
        setFees(student, sent.getTotalFee(), sent.getPaidAmount()).updatedAt(now);
        return ResponseEntity.ok(new StudentResponse(true, student));
    }

    Student get(String id) {
        return Optional.ofNullable(students.get(id))
                .orElseThrow(() -> new Refusal(HttpStatus.NOT_FOUND, "There is no such student."));
    }

    /** Sets the fees of a student, and what is derived from them. */
    private static Student setFees(Student student, double total, double paid) {
        // In binary numbers 0.3 - 0.1 is not 0.2.
        var pending = Math.round((total - paid) * 100) / 100.0;
        var status = pending == 0 ? FeeStatus.PAID : FeeStatus.PENDING;
        return student.totalFee(total).paidAmount(paid).pendingAmount(pending).feeStatus(status);
    }

    private static OffsetDateTime now() {
        return OffsetDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS);
    }

    /** Both of the generated interfaces have one. */
    @Override
    public Optional<NativeWebRequest> getRequest() {
        return Optional.empty();
    }
}
