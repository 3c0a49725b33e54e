import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.usermodel.WorkbookFactory;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * Writes the students with Apache POI and commons-csv, write PROGRAM CELLS PATH, and reads an export of the portal,
 * read PROGRAM PATH.
 */
class Programs {
    private static final ObjectMapper JSON = new ObjectMapper();

    public static void main(String[] words) throws IOException {
        boolean isWorkbook = words[1].equals("poi");
        if (words[0].equals("write")) {
            JsonNode students = JSON.readTree(Files.readString(Path.of(words[2])));
            Path path = Path.of(words[3]);
            if (isWorkbook) writeWorkbook(students, path);
            else writeCsv(students, path);
        } else {
            Path path = Path.of(words[2]);
            System.out.println(JSON.writeValueAsString(isWorkbook ? readWorkbook(path) : readCsv(path)));
        }
    }

    private static void writeWorkbook(JsonNode students, Path path) throws IOException {
        try (Workbook book = new XSSFWorkbook(); var out = Files.newOutputStream(path)) {
            Sheet sheet = book.createSheet("Students");
            Map<String, CellStyle> styles = new HashMap<>();
            Set<Integer> days = new HashSet<>();
            students.get("days").forEach(column -> days.add(column.asInt()));
            Row head = sheet.createRow(0);
            for (JsonNode heading : students.get("headings"))
                head.createCell(Math.max(head.getLastCellNum(), 0)).setCellValue(heading.asText());
            for (JsonNode student : students.get("rows")) {
                Row row = sheet.createRow(sheet.getLastRowNum() == 0 ? 2 : sheet.getLastRowNum() + 1);
                for (int column = 0; column < student.size(); column++) {
                    JsonNode value = student.get(column).get(0);
                    JsonNode format = student.get(column).get(1);
                    Cell cell = row.createCell(column);
                    boolean isDay = days.contains(column);
                    if (value.isNumber()) cell.setCellValue(value.asDouble());
                    else if (value.isTextual() && isDay) cell.setCellValue(LocalDate.parse(value.asText()));
                    else if (value.isTextual()) cell.setCellValue(value.asText());
                    if (format.isTextual()) cell.setCellStyle(styles.computeIfAbsent(format.asText(), code -> {
                        CellStyle style = book.createCellStyle();
                        style.setDataFormat(book.createDataFormat().getFormat(code));
                        return style;
                    }));
                }
            }
            book.write(out);
        }
    }

    private static void writeCsv(JsonNode students, Path path) throws IOException {
        List<String> headings = new ArrayList<>();
        students.get("headings").forEach(heading -> headings.add(heading.asText()));
        var format = CSVFormat.DEFAULT.builder().setHeader(headings.toArray(String[]::new)).get();
        try (var printer = format.print(path, StandardCharsets.UTF_8)) {
            for (JsonNode student : students.get("rows")) {
                for (JsonNode cell : student) {
                    JsonNode value = cell.get(0);
                    if (value.isNumber()) printer.print(value.decimalValue().toPlainString());
                    else printer.print(value.isNull() ? null : value.asText());
                }
                printer.println();
            }
        }
    }

    private static List<List<String>> readWorkbook(Path path) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        var formatter = new DataFormatter();
        try (Workbook book = WorkbookFactory.create(path.toFile(), null, true)) {
            Sheet sheet = book.getSheetAt(0);
            int width = sheet.getRow(0).getLastCellNum();
            for (Row row : sheet) {
                List<String> texts = new ArrayList<>();
                for (int column = 0; column < width; column++)
                    texts.add(formatter.formatCellValue(row.getCell(column)));
                rows.add(texts);
            }
        }
        return rows;
    }

    private static List<List<String>> readCsv(Path path) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        try (var parser = CSVFormat.DEFAULT.parse(Files.newBufferedReader(path))) {
            parser.forEach(row -> rows.add(row.toList()));
        }
        return rows;
    }
}
