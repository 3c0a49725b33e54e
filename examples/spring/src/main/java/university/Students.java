package university;

import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import university.generated.model.*;

/** The students, in memory. */
@Component
class Students {
    private final Map<String, Student> students = new ConcurrentHashMap<>();

    Students() {
        for (var student : List.of(
                new Student("stu_1", "Asha Patil", "CS2024001", "asha@university.example", "Computer Science", 2, 3),
                new Student("stu_2", "Ravi Kumar", "ME2024002", "ravi@university.example", "Mechanical", 1, 2)))
            students.put(student.getId(), withFees(student, 120000, 75000).createdAt(now()).updatedAt(now()));
    }

    private static OffsetDateTime now() {
        return OffsetDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS);
    }

    /** The student with fees, and what is derived from them. */
    static Student withFees(Student student, double total, double paid) {
        // In binary numbers 0.3 - 0.1 is not 0.2.
        var pending = Math.round((total - paid) * 100) / 100.0;
        var status = pending == 0 ? FeeStatus.PAID : FeeStatus.PENDING;
        return student.totalFee(total).paidAmount(paid).pendingAmount(pending).feeStatus(status);
    }

    List<Student> all() {
        return students.values().stream().sorted(Comparator.comparing(Student::getName, String.CASE_INSENSITIVE_ORDER)).toList();
    }

    Student get(String id) {
        var student = students.get(id);
        if (student == null) throw new Refusal(HttpStatus.NOT_FOUND, "There is no such student.");
        return student;
    }

    /** Changes a student, unless somebody else has since `readAt`, where that is sent. @return the record as stored */
    synchronized Student update(String id, OffsetDateTime readAt, Consumer<Student> change) {
        var student = get(id);
        var last = student.getUpdatedAt();
        if (readAt != null && !readAt.isEqual(last)) throw Refusal.stale(student);
        change.accept(student);
        // Two writes within a millisecond must differ too.
        var now = now();
        return student.updatedAt(now.isAfter(last) ? now : last.plus(1, ChronoUnit.MILLIS));
    }
}
